import { z } from 'zod';

/** The settings of a private bucket for what is sold; without them files lie in PRIVATE_DIR. */
export const bucketSettings = {
  S3_FILES_BUCKET: z.string().optional(),
  S3_ENDPOINT: z.url({ protocol: /^https?$/, error: 'must be an http(s) URL' }).optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
};

export interface BucketSettings {
  bucket: string;
  /** Of another store than Amazon's. */
  endpoint: URL | undefined;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

type Environment = z.infer<z.ZodObject<typeof bucketSettings>>;

export function bucketCulprits(env: Environment): string[] {
  if (env.S3_FILES_BUCKET === undefined) return [];
  return (['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const)
    .filter((name) => env[name] === undefined)
    .map((name) => `${name}: is missing beside S3_FILES_BUCKET`);
}

/** Undefined: on disk. */
export function toBucketSettings(env: Environment): BucketSettings | undefined {
  if (env.S3_FILES_BUCKET === undefined) return undefined;
  return {
    bucket: env.S3_FILES_BUCKET,
    endpoint: env.S3_ENDPOINT === undefined ? undefined : new URL(env.S3_ENDPOINT),
    region: env.S3_REGION,
    accessKeyId: env.S3_ACCESS_KEY_ID ?? '',
    secretAccessKey: env.S3_SECRET_ACCESS_KEY ?? '',
  };
}
