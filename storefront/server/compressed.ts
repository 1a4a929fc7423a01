import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';
import type { Encoding } from './accepted-encoding';

const brotli = promisify(brotliCompress);
const plain = promisify(brotliDecompress);
const gzipped = promisify(gzip);
/**
 * Brotli's quality. `quick` takes about 1 ms for a page; `small` a hundred times as long and makes it a tenth smaller, for
 * what many visitors get.
 */
const QUALITY = { quick: 5, small: 11 };
/** 128 kB, which a page has: brotli sets aside and clears memory for its whole window. */
const WINDOW = 17;

type Bytes = Uint8Array<ArrayBuffer>;

/** A text as it goes over the wire. */
export async function compressed(text: string, encoding: Encoding): Promise<Bytes> {
  if (encoding === 'br') return inBrotli(text, 'quick');
  return new Uint8Array(encoding === 'gzip' ? await gzipped(text) : Buffer.from(text));
}

/** The same in fewer bytes, where there is a way, at a price that only something asked for again is worth. */
export async function smaller(body: Bytes, encoding: string | undefined): Promise<Bytes> {
  return encoding === 'br' ? inBrotli(await plain(body), 'small') : body;
}

async function inBrotli(text: string | Uint8Array, effort: keyof typeof QUALITY): Promise<Bytes> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: QUALITY[effort], [constants.BROTLI_PARAM_LGWIN]: WINDOW };
  return new Uint8Array(await brotli(text, { params }));
}
