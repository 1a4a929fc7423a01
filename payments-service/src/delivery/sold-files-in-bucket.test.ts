import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import S3rver from '@20minutes/s3rver';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sendFile } from './send-file';
import { createFilesInBucket } from './sold-files-in-bucket';

const KEYS = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };
const BUCKET = 'files-for-sale';
const CONTENT = randomBytes(3_000_000);

let folder: string;
let server: S3rver;
let endpoint: URL;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'payments-s3-'));
  const options = { port: 0, address: '127.0.0.1', directory: folder, silent: true };
  server = new S3rver({ ...options, configureBuckets: [{ name: BUCKET }] });
  endpoint = new URL(`http://127.0.0.1:${(await server.run()).port}`);
  const studio = new S3Client({
    endpoint: endpoint.href,
    region: 'us-east-1',
    forcePathStyle: true,
    credentials: KEYS,
  });
  await studio.send(new PutObjectCommand({ Bucket: BUCKET, Key: 'sold', Body: CONTENT }));
  studio.destroy();
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

const filesWith = (keys = KEYS) => createFilesInBucket({ bucket: BUCKET, endpoint, region: 'us-east-1', ...keys });

async function download(headers: Record<string, string> = {}) {
  const request = new Request('http://shop.example/file', { headers });
  const content = await filesWith().find('sold');
  return sendFile(request, { content, fileName: 'sold.zip', mime: 'application/zip', etag: '"1"' });
}

test('a file in the bucket comes whole, byte for byte', async () => {
  const response = await download();
  expect([response.status, response.headers.get('content-length')]).toEqual([200, '3000000']);
  expect(Buffer.from(await response.arrayBuffer()).equals(CONTENT)).toBe(true);
});

test('and in parts: a download that broke off goes on', async () => {
  const response = await download({ range: 'bytes=2000000-' });
  expect([response.status, response.headers.get('content-range')]).toEqual([206, 'bytes 2000000-2999999/3000000']);
  expect(Buffer.from(await response.arrayBuffer()).equals(CONTENT.subarray(2_000_000))).toBe(true);
});

test('what is not there is not found; a store that refuses our key is an error, not a missing file', async () => {
  await expect(filesWith().find('gone')).rejects.toMatchObject({ code: 'file_not_found' });
  await expect(filesWith({ ...KEYS, secretAccessKey: 'another' }).find('sold')).rejects.not.toMatchObject({
    code: 'file_not_found',
  });
});
