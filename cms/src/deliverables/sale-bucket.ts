import { DeleteObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { clientOptions, type StoreSettings } from '../storage/bucket-settings';
import type { SaleStore } from './sale-store';
import { MAX_SIZE, measure, newStorageKey, tooLarge } from './store-file';

/** A file goes up in parts, two at once: what it needs of memory, however large it is. */
const PARTS = { partSize: 8 * 1024 ** 2, queueSize: 2 };

/** Files for sale in a private bucket of an S3-compatible store. */
export function createSaleBucket(settings: StoreSettings): SaleStore {
  const client = new S3Client(clientOptions(settings));
  const objectOf = (storageKey: string) => ({ Bucket: settings.filesBucket, Key: storageKey });
  const remove = async (storageKey: string) => {
    await client.send(new DeleteObjectCommand(objectOf(storageKey)));
  };
  return {
    async store(source, expectedSize = 0) {
      if (expectedSize > MAX_SIZE) {
        source.resume();
        throw tooLarge();
      }
      const storageKey = newStorageKey();
      const measured = measure(source);
      // A part that fails for good takes back those before it.
      const upload = new Upload({ client, params: { ...objectOf(storageKey), Body: measured.content }, ...PARTS });
      try {
        await upload.done();
        return { storageKey, ...measured.result() };
      } catch (error) {
        measured.giveUp();
        await remove(storageKey).catch(() => undefined);
        // What was wrong with the file tells more than that its parts could not be taken back.
        throw measured.content.errored ?? error;
      }
    },
    remove,
    room: () => Promise.resolve(MAX_SIZE),
  };
}
