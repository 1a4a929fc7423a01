import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { ByteRange } from './byte-range';
import { resolveStorageKey } from './storage-path';

/** A file of the private store. */
export interface SoldFile {
  /** Bytes. */
  size(): Promise<number>;
  read(range: ByteRange): Promise<ReadableStream>;
}

/** Where the CMS has put what is sold; read without it, so that downloads survive its outages. */
export interface SoldFiles {
  /** @throws AppError file_not_found */
  find(storageKey: string): Promise<SoldFile>;
}

export function createFilesOnDisk(privateDir: string): SoldFiles {
  return {
    async find(storageKey) {
      const path = await resolveStorageKey(privateDir, storageKey);
      return {
        size: async () => (await stat(path)).size,
        read: async (range) => Readable.toWeb(createReadStream(path, { ...range })) as ReadableStream,
      };
    },
  };
}
