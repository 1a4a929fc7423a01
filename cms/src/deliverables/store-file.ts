import { createHash, randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { Transform, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { errors } from '@strapi/utils';

export interface StoredFile {
  /** Path below PRIVATE_DIR: random, so a name tells nothing. */
  storageKey: string;
  /** Bytes. */
  size: number;
  /** Hex. */
  sha256: string;
}

const PARTIAL = '.incoming-';
/** Folders of files that were sent for an import, each with the import's id behind it. */
export const STAGED = '.staged-';
/** Bytes. */
export const MAX_SIZE = 8 * 1024 ** 3;
/** Left free for the databases, which may lie on the same disk: without room they lose orders. */
const RESERVE = 500 * 1024 ** 2;
const DAY = 24 * 60 * 60 * 1000;

/**
 * Streams a file for sale to the private store, hashing it on the way. It appears under its key only when it is whole
 * and on the disk; what breaks off leaves nothing. After a failure the rest of `source` is read to nowhere, so that an
 * upload still gets its answer.
 * @param expectedSize bytes, where they are known before
 * @throws ValidationError for an empty or far too large file, PayloadTooLargeError when the disk is full
 */
export async function storeFile(privateDir: string, source: Readable, expectedSize = 0): Promise<StoredFile> {
  const storageKey = newStorageKey();
  const partial = join(privateDir, `${PARTIAL}${storageKey}`);
  let measured: Measured | undefined;
  try {
    if (expectedSize > MAX_SIZE) throw tooLarge();
    if (expectedSize > (await roomFor(privateDir))) throw storeFull();
    measured = measure(source);
    await pipeline(measured.content, createWriteStream(partial, { flags: 'wx', mode: 0o640 }));
    const result = measured.result();
    await flush(partial);
    await rename(partial, join(privateDir, storageKey));
    await flush(privateDir);
    return { storageKey, ...result };
  } catch (error) {
    if (measured) measured.giveUp();
    else source.resume();
    await rm(partial, { force: true });
    throw isDiskFull(error) ? storeFull() : error;
  }
}

/** Random, so a name tells nothing. */
export function newStorageKey(): string {
  return randomBytes(24).toString('hex');
}

export interface Measured {
  /** The source's bytes; fails where it breaks off, or grows too large. */
  content: Readable;
  /** Of all that came. @throws ValidationError for nothing */
  result(): Pick<StoredFile, 'size' | 'sha256'>;
  /** Reads the rest of the source to nowhere. */
  giveUp(): void;
}

/** Counts and hashes what flows out of a source. */
export function measure(source: Readable): Measured {
  const hash = createHash('sha256');
  let size = 0;
  const content = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length;
      hash.update(chunk);
      done(size > MAX_SIZE ? tooLarge() : null, chunk);
    },
  });
  source.once('error', (error) => content.destroy(error));
  source.once('close', () => source.readableEnded || content.destroy(new Error('The upload broke off.')));
  source.pipe(content);
  return {
    content,
    result() {
      if (size === 0) throw new errors.ValidationError('The file is empty.');
      return { size, sha256: hash.digest('hex') };
    },
    giveUp() {
      source.unpipe(content);
      source.resume();
    },
  };
}

export async function removeFile(privateDir: string, storageKey: string): Promise<void> {
  await rm(join(privateDir, storageKey), { force: true });
}

/** How many bytes the private store takes at most; never more than one file may have. */
export async function roomFor(privateDir: string): Promise<number> {
  await mkdir(privateDir, { recursive: true, mode: 0o750 });
  const { bavail, bsize } = await statfs(privateDir);
  return Math.min(Math.max(bavail * bsize - RESERVE, 0), MAX_SIZE);
}

/** Removes what uploads left when the process died in them; a day old, so that no running upload is hit. */
export async function removeStalePartials(privateDir: string, now = Date.now()): Promise<void> {
  await mkdir(privateDir, { recursive: true, mode: 0o750 });
  const names = await readdir(privateDir);
  for (const name of names.filter((entry) => entry.startsWith(PARTIAL) || entry.startsWith(STAGED))) {
    const path = join(privateDir, name);
    // Another process may have finished that upload since.
    const found = await stat(path).catch(() => null);
    if (found && now - found.mtimeMs > DAY) await rm(path, { recursive: true, force: true });
  }
}

async function flush(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

export function tooLarge(): Error {
  return new errors.ValidationError('The file is larger than 8 GB.');
}

function storeFull(): Error {
  return new errors.PayloadTooLargeError(
    'The disk of the files for sale is full, so nothing was saved. Ask whoever runs the server to make room, then try again.',
  );
}

function isDiskFull(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT');
}
