import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GetObjectCommand, S3Client } from '@aws-sdk/client-s3';
import S3rver from '@20minutes/s3rver';

const KEYS = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };
const REGION = 'us-east-1';
/** How the server names the file of an object. */
const OBJECT = '._S3rver_object';

export interface ObjectStore {
  /** Settings of a CMS that keeps everything in it. */
  env: Record<string, string>;
  keysOf(bucket: string): Promise<string[]>;
  contentOf(bucket: string, key: string): Promise<Buffer>;
  close(): Promise<void>;
}

/** An S3 server on a free port of the loopback, with two empty buckets. */
export async function startObjectStore(filesBucket: string, mediaBucket: string): Promise<ObjectStore> {
  const directory = await mkdtemp(join(tmpdir(), 'cms-s3-'));
  const configureBuckets = [filesBucket, mediaBucket].map((name) => ({ name }));
  const server = new S3rver({ port: 0, address: '127.0.0.1', directory, silent: true, configureBuckets });
  const endpoint = `http://127.0.0.1:${(await server.run()).port}`;
  const client = new S3Client({ endpoint, region: REGION, forcePathStyle: true, credentials: KEYS });
  return {
    env: {
      S3_ENDPOINT: endpoint,
      S3_REGION: REGION,
      S3_ACCESS_KEY_ID: KEYS.accessKeyId,
      S3_SECRET_ACCESS_KEY: KEYS.secretAccessKey,
      S3_FILES_BUCKET: filesBucket,
      S3_MEDIA_BUCKET: mediaBucket,
    },
    async keysOf(bucket) {
      const names = await readdir(join(directory, bucket));
      return names.filter((name) => name.endsWith(OBJECT)).map((name) => name.slice(0, -OBJECT.length));
    },
    async contentOf(bucket, key) {
      const { Body } = await client.send(new GetObjectCommand({ Bucket: bucket, Key: key }));
      return Buffer.from((await Body?.transformToByteArray()) ?? []);
    },
    async close() {
      client.destroy();
      await server.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
