import { createHash, randomBytes } from 'node:crypto';
import { connect } from 'node:net';
import { afterAll, expect, it, vi } from 'vitest';
import type { PriceListFile } from '../src/catalogue/wire';
import { call } from './support/http';
import { startObjectStore } from './support/object-store';
import { useOwnCms } from './support/own-cms';
import { uploadDeliverable, type Success } from './support/products';
import { SERVICE_SECRET } from './support/run-cms';
import { PIXEL } from './support/seed-folder';

const FILES = 'files-for-sale';
const MEDIA = 'media';
const store = await startObjectStore(FILES, MEDIA);
const cms = useOwnCms({ env: store.env });
afterAll(() => store.close());

const at = () => ({ url: cms.url, token: cms.tokens.editor });

it('a file for sale goes into its bucket byte for byte, in parts, and not before it is whole', async () => {
  const content = randomBytes(20_000_000);
  const { status, body } = await uploadDeliverable(content, at());
  expect(status).toBe(201);
  const sha256 = createHash('sha256').update(content).digest('hex');
  expect(body.data.versions).toMatchObject([{ version: 1, size: content.length, sha256 }]);

  const path = `${cms.url}/api/internal/deliverables?ids=${body.data.id}`;
  const internal = await call<Success<{ files: PriceListFile[] }>>(path, { token: SERVICE_SECRET });
  const key = internal.body.data.files[0]?.storageKey ?? '';
  expect(await store.keysOf(FILES)).toEqual([key]);
  expect((await store.contentOf(FILES, key)).equals(content)).toBe(true);
});

it('an empty upload and one that breaks off leave nothing in the bucket', async () => {
  const before = await store.keysOf(FILES);
  expect((await uploadDeliverable(Buffer.alloc(0), at())).status).toBe(400);
  const { hostname, port } = new URL(cms.url);
  const socket = connect(Number(port), hostname);
  socket.write(
    `POST /admin/deliverables HTTP/1.1\r\nHost: ${hostname}\r\nAuthorization: Bearer ${cms.tokens.admin}\r\n` +
      `Content-Type: application/octet-stream\r\nX-File-Name: broken.zip\r\nContent-Length: 30000000\r\n\r\n`,
  );
  socket.write(Buffer.alloc(18_000_000, 1), () => socket.destroy());
  // The CMS says so when it has noticed, which is after the first parts went up.
  await vi.waitFor(() => expect(cms.output()).toContain('aborted'), { timeout: 10_000 });
  expect(await store.keysOf(FILES)).toEqual(before);
});

it('media have the addresses in a bucket that they have on disk, whole, in parts, unchanged, and gone', async () => {
  const form = new FormData();
  form.append('files', new Blob([PIXEL], { type: 'image/png' }), 'pixel.png');
  const { body } = await call<{ id: number; url: string; hash: string }[]>(`${cms.url}/upload`, {
    method: 'POST',
    token: cms.tokens.editor,
    body: form,
  });
  const [picture] = body;
  expect(picture?.url).toBe(`/uploads/${picture?.hash}.png`);
  expect(await store.keysOf(MEDIA)).toContain(`${picture?.hash}.png`);

  const address = cms.url + (picture?.url ?? '');
  const whole = await fetch(address);
  const kept = await store.contentOf(MEDIA, `${picture?.hash}.png`);
  expect(Buffer.from(await whole.arrayBuffer()).equals(kept)).toBe(true);
  expect([whole.status, whole.headers.get('content-type')]).toEqual([200, 'image/png']);
  expect(whole.headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox/);
  const part = await fetch(address, { headers: { range: 'bytes=1-3' } });
  expect([part.status, await part.text()]).toEqual([206, 'PNG']);
  const known = await fetch(address, { headers: { 'if-none-match': whole.headers.get('etag') ?? '' } });
  expect(known.status).toBe(304);
  const head = await fetch(address, { method: 'HEAD' });
  expect([head.status, head.headers.get('content-length')]).toEqual([200, String(kept.length)]);

  await call(`${cms.url}/upload/files/${picture?.id}`, { method: 'DELETE', token: cms.tokens.admin });
  expect(await store.keysOf(MEDIA)).not.toContain(`${picture?.hash}.png`);
  expect((await fetch(address)).status).toBe(404);
});
