import type { Readable } from 'node:stream';
import type { Core } from '@strapi/strapi';
import { studioSettings } from '../settings';
import { removeFile, roomFor, storeFile, type StoredFile } from './store-file';

/** Where files for sale are kept; payments-service reads them there. */
export interface SaleStore {
  /**
   * Keeps a file under a random key, where it appears only when it is whole.
   * @param expectedSize bytes, where they are known before
   * @throws ValidationError for an empty or far too large file, PayloadTooLargeError when there is no room
   */
  store(source: Readable, expectedSize?: number): Promise<StoredFile>;
  remove(storageKey: string): Promise<void>;
  /** How many bytes a file may have now. */
  room(): Promise<number>;
}

const buckets = new WeakMap<Core.Strapi, Promise<SaleStore>>();

/** The bucket that the settings name, or PRIVATE_DIR. */
export async function saleStore(strapi: Core.Strapi): Promise<SaleStore> {
  const { privateDir, objectStore } = studioSettings(strapi);
  if (objectStore.filesBucket === '') {
    return {
      store: (source, expectedSize) => storeFile(privateDir, source, expectedSize),
      remove: (storageKey) => removeFile(privateDir, storageKey),
      room: () => roomFor(privateDir),
    };
  }
  // The store's library is loaded only where there is a bucket.
  const bucket =
    buckets.get(strapi) ?? import('./sale-bucket').then(({ createSaleBucket }) => createSaleBucket(objectStore));
  buckets.set(strapi, bucket);
  return bucket;
}
