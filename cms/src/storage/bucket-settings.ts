import type { S3ClientConfig } from '@aws-sdk/client-s3';

/** An S3-compatible store, and the buckets that are used instead of folders; '' for those that are not. */
export interface StoreSettings {
  /** '' for Amazon's. */
  endpoint: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Private: what the shop sells. */
  filesBucket: string;
  /** Pictures, videos and models of pages. */
  mediaBucket: string;
}

type Env = (name: string, fallback: string) => string;

export function readStoreSettings(env: Env): StoreSettings {
  return {
    endpoint: env('S3_ENDPOINT', ''),
    region: env('S3_REGION', '') || 'us-east-1',
    accessKeyId: env('S3_ACCESS_KEY_ID', ''),
    secretAccessKey: env('S3_SECRET_ACCESS_KEY', ''),
    filesBucket: env('S3_FILES_BUCKET', ''),
    mediaBucket: env('S3_MEDIA_BUCKET', ''),
  };
}

/** Other stores than Amazon's know no bucket by its host name, and no checksum headers. */
export function clientOptions({ endpoint, region, accessKeyId, secretAccessKey }: StoreSettings) {
  return {
    region,
    credentials: { accessKeyId, secretAccessKey },
    ...(endpoint !== '' && { endpoint, forcePathStyle: true }),
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  } satisfies S3ClientConfig;
}
