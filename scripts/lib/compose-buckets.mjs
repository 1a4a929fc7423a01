import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runBrowserTests } from './compose-purchase.mjs';
import { outputOf, withDemo } from './compose.mjs';
import { ROOT } from './environment.mjs';

/** Installed with the payments service, whose tests use it too. */
const require = createRequire(path.join(ROOT, 'payments-service/package.json'));
const BUCKETS = { S3_MEDIA_BUCKET: 'media', S3_FILES_BUCKET: 'files' };
const KEYS = { S3_REGION: 'us-east-1', S3_ACCESS_KEY_ID: 'S3RVER', S3_SECRET_ACCESS_KEY: 'S3RVER' };

/** A purchase with media and files for sale in an S3 server on this host; the volumes have to stay empty. */
export async function buyFromBuckets() {
  const folder = mkdtempSync(path.join(tmpdir(), 'kiln-s3-'));
  const S3rver = require('@20minutes/s3rver');
  const address = (await bridgeAddress()).trim();
  const configureBuckets = Object.values(BUCKETS).map((name) => ({ name }));
  const server = new S3rver({ port: 0, address, directory: folder, silent: true, configureBuckets });
  const { port } = await server.run();
  try {
    await withDemo('kiln-buckets', { ...BUCKETS, ...KEYS, S3_ENDPOINT: `http://${address}:${port}` }, async (demo) => {
      await runBrowserTests(demo, ['src/tests/purchase.test.ts']);
      await expectAllIn(folder, demo.compose);
    });
  } finally {
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function expectAllIn(folder, compose) {
  const onDisk = (await outputOf(compose, 'exec', '-T', 'cms', 'find', '/data', '/private', '-type', 'f')).trim();
  if (onDisk !== '') throw new Error(`Not in a bucket: ${onDisk}`);
  for (const bucket of Object.values(BUCKETS)) {
    const { length } = readdirSync(path.join(folder, bucket)).filter((name) => name.endsWith('._S3rver_object'));
    console.log(`${length} objects in ${bucket}, none on disk`);
    if (length === 0) throw new Error(`Nothing came into ${bucket}`);
  }
}

/** This host as containers of every network reach it. */
function bridgeAddress() {
  const format = '{{(index .IPAM.Config 0).Gateway}}';
  return outputOf({ command: ['docker'] }, 'network', 'inspect', 'bridge', '--format', format);
}
