import sharp from 'sharp';
import { describe, expect, inject, it } from 'vitest';
import { call } from './support/http';
import { createProduct } from './support/products';

const { url, tokens } = inject('cms');

interface Picture {
  width: number;
  height: number;
  formats: Record<string, { url: string; width: number; mime: string }>;
}

/** Plain colour, as wide and high as asked for. */
const drawn = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#e5501f' } });

const upload = async (content: string | Uint8Array<ArrayBuffer>, name: string, type: string) => {
  const form = new FormData();
  form.append('files', new Blob([content], { type }), name);
  return call<Picture[]>(`${url}/upload`, { method: 'POST', token: tokens.admin, body: form });
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

  it('makes WebP of every width that a picture is wider than', async () => {
    const png = new Uint8Array(await drawn(1200, 900).png().toBuffer());
    const { body } = await upload(png, 'wide.png', 'image/png');
    const { thumbnail: _panel, ...formats } = body[0]?.formats ?? {};
    expect(new Set(Object.values(formats).map(({ width }) => width))).toEqual(new Set([480, 720, 1080]));
    for (const { url: address, mime } of Object.values(formats)) {
      const { status, headers } = await call(url + address);
      expect([status, mime, headers.get('Content-Type')]).toEqual([200, 'image/webp', 'image/webp']);
    }
  });

  it('lays a photograph the right way up', async () => {
    const sideways = await drawn(90, 60).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const { body } = await upload(new Uint8Array(sideways), 'photograph.jpg', 'image/jpeg');
    expect(body[0]).toMatchObject({ width: 60, height: 90 });
  });
});
