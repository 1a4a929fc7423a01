import { createHash, randomBytes } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { describe, expect, inject, it, vi } from 'vitest';
import type { PriceListFile } from '../src/catalogue/wire';
import { call } from './support/http';
import { createProduct, uploadDeliverable, type Success } from './support/products';
import { SERVICE_SECRET } from './support/run-cms';

const { url, privateDir, tokens } = inject('cms');
const sha256 = (content: Buffer) => createHash('sha256').update(content).digest('hex');
const stored = async (id: string): Promise<PriceListFile | undefined> => {
  const path = `${url}/api/internal/deliverables?ids=${id}`;
  const { body } = await call<Success<{ files: PriceListFile[] }>>(path, { token: SERVICE_SECRET });
  return body.data.files[0];
};

describe('uploading a file for sale', () => {
  it('keeps it byte for byte under a random key, with its hash', async () => {
    const content = randomBytes(3_000_000);
    const { status, body } = await uploadDeliverable(content, { fileName: 'Größe & Co.zip', token: tokens.editor });
    expect(status).toBe(201);
    expect(body.data.versions).toMatchObject([
      { version: 1, fileName: 'Größe & Co.zip', size: 3_000_000, sha256: sha256(content) },
    ]);
    expect(JSON.stringify(body)).not.toContain('storageKey');

    const file = await stored(body.data.id);
    expect(file).toMatchObject({ mime: 'application/zip', storageKey: expect.stringMatching(/^[0-9a-f]{48}$/) });
    expect(sha256(await readFile(join(privateDir, file?.storageKey ?? '')))).toBe(sha256(content));
  });

  it('adds versions beside the old ones; buyers get the newest', async () => {
    const { body } = await uploadDeliverable(Buffer.from('first'));
    const first = await stored(body.data.id);
    const second = await uploadDeliverable(Buffer.from('second'), { of: body.data.id, note: 'Fixed – äöü' });
    expect(second.body.data.versions.map(({ version, note }) => [version, note])).toEqual([
      [2, 'Fixed – äöü'],
      [1, null],
    ]);

    const newest = await stored(body.data.id);
    expect(newest).toMatchObject({
      deliverableId: first?.deliverableId,
      version: 2,
      sha256: sha256(Buffer.from('second')),
    });
    expect(await readFile(join(privateDir, first?.storageKey ?? ''), 'utf8')).toBe('first');
  });

  it.each([
    ['../../etc/passwd', 'passwd'],
    ['..\\..\\evil.exe', 'evil.exe'],
    ['a"b\r\nc.zip', 'abc.zip'],
  ])('makes the name %j safe', async (fileName, clean) => {
    const { body } = await uploadDeliverable(Buffer.from('x'), { fileName });
    expect(body.data.versions[0]?.fileName).toBe(clean);
  });

  it('refuses an empty file, a nameless one and another body type', async () => {
    expect((await uploadDeliverable(Buffer.alloc(0))).status).toBe(400);
    expect((await uploadDeliverable(Buffer.from('x'), { fileName: '..' })).status).toBe(400);
    const path = `${url}/admin/deliverables`;
    expect((await call(path, { method: 'POST', token: tokens.admin, json: { a: 1 } })).status).toBe(400);
    expect((await uploadDeliverable(Buffer.from('x'), { of: 'unknown' })).status).toBe(404);
  });

  it('is for those who may change products', async () => {
    expect((await uploadDeliverable(Buffer.from('x'), { token: 'nobody' })).status).toBe(401);
    expect((await uploadDeliverable(Buffer.from('x'), { token: tokens.api })).status).toBe(401);
    expect((await call(`${url}/admin/deliverables?ids=x`)).status).toBe(401);
  });

  it('says how large a file may be, and answers one that is larger although it is still being sent', async () => {
    const { body } = await call<{ data: { bytes: number } }>(`${url}/admin/deliverables/room`, {
      token: tokens.editor,
    });
    expect(body.data.bytes).toBeGreaterThan(0);
    expect(body.data.bytes).toBeLessThanOrEqual(8 * 1024 ** 3);

    const { hostname, port } = new URL(url);
    const socket = connect(Number(port), hostname);
    const answer = new Promise<string>((resolve) => socket.once('data', (chunk: Buffer) => resolve(chunk.toString())));
    socket.write(
      `POST /admin/deliverables HTTP/1.1\r\nHost: ${hostname}\r\nAuthorization: Bearer ${tokens.admin}\r\n` +
        `Content-Type: application/octet-stream\r\nX-File-Name: endless.zip\r\nContent-Length: 9000000000\r\n\r\n`,
    );
    socket.write(Buffer.alloc(100_000, 1));
    expect(await answer).toMatch(/^HTTP\/1\.1 400 [^]*larger than 8 GB/);
    socket.destroy();
  });

  it('leaves nothing of an upload that breaks off', async () => {
    const marker = `Broken-${randomBytes(8).toString('hex')}`;
    const partials = async () => (await readdir(privateDir)).filter((name) => name.startsWith('.incoming-'));
    const { hostname, port } = new URL(url);
    const socket = connect(Number(port), hostname);
    socket.write(
      `POST /admin/deliverables HTTP/1.1\r\nHost: ${hostname}\r\nAuthorization: Bearer ${tokens.admin}\r\n` +
        `Content-Type: application/octet-stream\r\nX-File-Name: ${marker}\r\nContent-Length: 1000000\r\n\r\n`,
    );
    socket.write(Buffer.alloc(100_000, 1));
    await vi.waitFor(async () => expect(await partials()).not.toEqual([]), { timeout: 10_000 });
    socket.destroy();
    await vi.waitFor(async () => expect(await partials()).toEqual([]), { timeout: 10_000 });
  });
});

describe('a file for sale', () => {
  it('is named nowhere in the public answers', async () => {
    const { id } = await createProduct();
    const answers = await Promise.all([call(`${url}/api/products/${id}`), call(`${url}/api/products?limit=1000`)]);
    for (const { body } of answers) expect(JSON.stringify(body)).not.toMatch(/storageKey|deliverable|sha256/i);
  });

  it('is kept when its product is deleted, and cannot be deleted itself', async () => {
    const { body } = await uploadDeliverable(Buffer.from('sold'));
    const product = await createProduct({ deliverables: [body.data.id] });
    await call(`${url}/api/products/${product.id}`, { method: 'DELETE', token: tokens.admin });

    const path = `/content-manager/collection-types/api::deliverable.deliverable/${body.data.id}`;
    const { status } = await call(`${url}${path}`, { method: 'DELETE', token: tokens.admin });
    expect(status).toBe(403);
    const file = await stored(body.data.id);
    expect(await readFile(join(privateDir, file?.storageKey ?? ''), 'utf8')).toBe('sold');
  });

  it('cannot be fetched by any path', async () => {
    const content = Buffer.from(`secret ${randomBytes(16).toString('hex')}`);
    const { body } = await uploadDeliverable(content);
    const key = (await stored(body.data.id))?.storageKey ?? '';
    const tricks = [
      `/uploads/${key}`,
      `/uploads/../private/${key}`,
      `/uploads/..%2f..%2fprivate%2f${key}`,
      `/uploads/..%252f..%252fprivate%252f${key}`,
      `/uploads/%2e%2e/%2e%2e/private/${key}`,
      `/uploads//..//..//private/${key}`,
      `/${key}`,
      `/private/${key}`,
      `/../private/${key}`,
      `/admin/${key}`,
      `/admin/..%2f..%2f..%2fprivate%2f${key}.js`,
      `/admin/deliverables/${body.data.id}`,
      `/api/deliverables/${body.data.id}`,
      `/api/deliverable-versions?populate=*`,
      `/api/upload/files/${key}`,
      `/upload/files`,
    ];
    for (const path of tricks) {
      const text = await rawGet(path);
      expect(text, path).not.toContain(content.toString());
      expect(text, path).toMatch(/^HTTP\/1\.1 (4\d\d|200)/);
    }
  });
});

/** Sends the path as it stands; fetch would tidy it. */
async function rawGet(path: string): Promise<string> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname);
    let text = '';
    socket.on('data', (chunk: Buffer) => (text += chunk.toString('latin1')));
    socket.on('end', () => resolve(text));
    socket.on('error', reject);
    socket.write(`GET ${path} HTTP/1.1\r\nHost: ${hostname}\r\nConnection: close\r\n\r\n`);
  });
}
