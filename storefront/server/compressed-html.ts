import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Context } from 'hono';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);
/** Rendered anew for each visitor, so quick rather than small: about 1 ms for a page. */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** Answers with a page, compressed as the browser can take it. */
export async function compressedHtml(c: Context, html: string): Promise<Response> {
  c.header('content-type', 'text/html; charset=utf-8');
  c.header('vary', 'Accept-Encoding', { append: true });
  const accepted = c.req.header('accept-encoding') ?? '';
  if (/\bbr\b/.test(accepted)) {
    c.header('content-encoding', 'br');
    return c.body(new Uint8Array(await brotli(html, QUALITY)));
  }
  if (/\bgzip\b/.test(accepted)) {
    c.header('content-encoding', 'gzip');
    return c.body(new Uint8Array(await gzipped(html)));
  }
  return c.body(html);
}
