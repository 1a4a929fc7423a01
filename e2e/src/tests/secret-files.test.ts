import { readdir, readFile } from 'node:fs/promises';
import http from 'node:http';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { setting } from '../support/settings';

/** A request whose path is sent as written: fetch would tidy up the dots. */
function get(port: string, rawPath: string): Promise<{ status: number; body: Buffer }> {
  return new Promise((resolve, reject) => {
    const request = http.get({ host: '127.0.0.1', port, path: rawPath }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body: Buffer.concat(chunks) }));
    });
    request.on('error', reject);
  });
}

describe('files for sale', () => {
  const stored: { key: string; start: Buffer }[] = [];

  beforeAll(async () => {
    const folder = setting('PRIVATE_DIR');
    for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile()) continue;
      const file = path.join(entry.parentPath, entry.name);
      stored.push({ key: path.relative(folder, file), start: (await readFile(file)).subarray(0, 512) });
    }
    expect(stored.length).toBeGreaterThanOrEqual(6);
  });

  it('are out of reach on every port, under every prefix, by every trick with the path', async () => {
    const prefixes = [
      '/uploads',
      '/api',
      '/admin',
      '/upload',
      '/private',
      '',
      '/assets',
      '/api/payments/files',
      '/sandbox',
    ];
    const climbs = [
      '/',
      '/../',
      '/../../',
      '/../../private/',
      '/%2e%2e/',
      '/..%2f..%2fprivate/',
      '/%2e%2e/%2e%2e/private/',
    ];
    const more = [
      '/..%5c..%5cprivate/',
      '/....//private/',
      '/%252e%252e/private/',
      '//private/',
      '/./private/',
      '/%00/',
    ];
    const ports = ['STOREFRONT_PORT', 'CMS_PORT', 'PAYMENTS_PORT'].map(setting);
    const { key, start } = stored[0]!;
    for (const port of ports) {
      for (const prefix of prefixes) {
        for (const climb of [...climbs, ...more]) {
          for (const name of [key, encodeURIComponent(key)]) {
            const rawPath = `${prefix}${climb}${name}`;
            const { body } = await get(port, rawPath);
            expect(body.includes(start), `${port}${rawPath}`).toBe(false);
          }
        }
      }
    }
  });

  it('are named by no public answer', async () => {
    const port = setting('STOREFRONT_PORT');
    const paths = [
      '/api/products?limit=100',
      '/api/products/1',
      '/product/1',
      '/shop',
      '/api/deliverables',
      '/api/deliverable-versions',
    ];
    for (const each of paths) {
      const { body } = await get(port, each);
      for (const { key } of stored) expect(body.includes(key), each).toBe(false);
    }
  });

  it.each([
    '/api/payments/files/x',
    '/api/payments/files/eyJmaWxlIjoiMSJ9.c2lnbmF0dXJl',
    '/api/payments/orders/x',
    '/api/internal/price-list?ids=1',
    '/api/internal/deliverables?ids=1',
  ])('%s is refused without its secret', async (rawPath) => {
    const { status } = await get(setting('STOREFRONT_PORT'), rawPath);
    expect([401, 403, 404, 410]).toContain(status);
  });
});
