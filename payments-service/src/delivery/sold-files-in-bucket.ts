import { GetObjectCommand, HeadObjectCommand, NotFound, S3Client } from '@aws-sdk/client-s3';
import type { BucketSettings } from '../bucket-settings';
import { fileNotInStore } from './storage-path';
import type { SoldFiles } from './sold-files';

/** How long the store may say nothing; a slow buyer holds a download for as long as the gateway lets him. */
const PATIENCE = { connectionTimeout: 5_000, socketTimeout: 120_000 };
/** Downloads at once, in each copy of the service. */
const CONNECTIONS = 500;

/** Files for sale in a private bucket of an S3-compatible store. */
export function createFilesInBucket({ bucket, endpoint, region, ...credentials }: BucketSettings): SoldFiles {
  const agent = { maxSockets: CONNECTIONS, keepAlive: true };
  const client = new S3Client({
    region,
    credentials,
    // Other stores than Amazon's know no bucket by its host name, and no checksum headers.
    ...(endpoint && { endpoint: endpoint.href, forcePathStyle: true }),
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { ...PATIENCE, httpAgent: agent, httpsAgent: agent },
  });
  return {
    async find(storageKey) {
      const object = { Bucket: bucket, Key: storageKey };
      const { ContentLength: size = 0 } = await client.send(new HeadObjectCommand(object)).catch((error: unknown) => {
        throw error instanceof NotFound ? fileNotInStore() : error;
      });
      return {
        size: () => Promise.resolve(size),
        async read({ start, end }) {
          const { Body } = await client.send(new GetObjectCommand({ ...object, Range: `bytes=${start}-${end}` }));
          if (!Body) throw new Error('The store answered without the file');
          return Body.transformToWebStream();
        },
      };
    },
  };
}
