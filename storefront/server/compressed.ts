import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Encoding } from './accepted-encoding';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);
/**
 * Brotli's quality. `quick` takes about 1 ms for a page; `small` a hundred times as long and makes it a tenth smaller, for
 * what many visitors get.
 */
const QUALITY = { quick: 5, small: 11 };
/** 128 kB, which a page has: brotli sets aside and clears memory for its whole window. */
const WINDOW = 17;

/** A text as it goes over the wire. */
export async function compressed(
  text: string,
  encoding: Encoding,
  effort: keyof typeof QUALITY = 'quick',
): Promise<Uint8Array<ArrayBuffer>> {
  if (encoding === 'br') {
    const params = { [constants.BROTLI_PARAM_QUALITY]: QUALITY[effort], [constants.BROTLI_PARAM_LGWIN]: WINDOW };
    return new Uint8Array(await brotli(text, { params }));
  }
  return new Uint8Array(encoding === 'gzip' ? await gzipped(text) : Buffer.from(text));
}
