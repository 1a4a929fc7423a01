import { describe, expect, inject, it } from 'vitest';
import { call } from './support/http';
import { createProduct } from './support/products';

const { url, tokens } = inject('cms');
const upload = async (content: string, name: string, type: string) => {
  const form = new FormData();
  form.append('files', new Blob([content], { type }), name);
  return call(`${url}/upload`, { method: 'POST', token: tokens.admin, body: form });
};

describe('the media library', () => {
  it.each([
    [
      'a script in an SVG',
      '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
      'x.svg',
      'image/svg+xml',
    ],
    ['a page', '<!doctype html><script>alert(1)</script>', 'x.html', 'text/html'],
    ['a page that calls itself a picture', '<!doctype html><script>alert(1)</script>', 'x.html', 'image/png'],
    ['an archive', 'PK\u0003\u0004', 'x.zip', 'application/zip'],
  ])('takes no %s', async (_what, content, name, type) => {
    expect((await upload(content, name, type)).status).toBe(400);
  });

  it('serves its files so that they can run nothing', async () => {
    const { images } = await createProduct();
    const { status, headers } = await call(`${url}${images[0]?.url}`);
    expect(status).toBe(200);
    expect(headers.get('Content-Security-Policy')).toMatch(/default-src 'none'.*sandbox/);
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
  });
});
