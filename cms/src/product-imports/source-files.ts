import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile, realpath, rm, stat, writeFile } from 'node:fs/promises';
import { basename, join, resolve, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Readable } from 'node:stream';
import { STAGED, storeFile } from '../deliverables/store-file';

/** A file that a line names: one that was sent for this import, or one in IMPORT_DIR. */
export interface SourceFile {
  /** Absolute. */
  path: string;
  /** Without its folders. */
  name: string;
  /** Bytes. */
  size: number;
  /** Hex. */
  sha256: string;
}

export interface FilePlaces {
  privateDir: string;
  /** '' where the server has no folder for imports. */
  importDir: string;
  /** 32 hex digits, made by who imports. */
  importId: string;
}

/** Keeps a file that was sent under the path by which lines name it. */
export async function stageFile(places: FilePlaces, path: string, content: Readable, size: number): Promise<void> {
  const folder = stagingFolder(places);
  const stored = await storeFile(folder, content, size);
  await writeFile(join(folder, indexName(path)), JSON.stringify(stored));
}

export async function dropStagedFiles(places: FilePlaces): Promise<void> {
  await rm(stagingFolder(places), { recursive: true, force: true });
}

/** Null: it is neither sent nor in IMPORT_DIR. */
export async function findSourceFile(places: FilePlaces, path: string): Promise<SourceFile | null> {
  const folder = stagingFolder(places);
  const name = basename(path.replaceAll('\\', '/'));
  const index = await readFile(join(folder, indexName(path)), 'utf8').catch(() => null);
  if (index !== null) {
    const { storageKey, size, sha256 }: { storageKey: string; size: number; sha256: string } = JSON.parse(index);
    return { path: join(folder, storageKey), name, size, sha256 };
  }
  const found = places.importDir === '' ? null : await within(places.importDir, path);
  if (found === null) return null;
  const { size } = await stat(found);
  return { path: found, name, size, sha256: await hashOf(found) };
}

/** The file below the folder, with links followed; null for what is not there, or leads out of it. */
async function within(folder: string, path: string): Promise<string | null> {
  try {
    const root = await realpath(folder);
    const found = await realpath(resolve(root, path.replaceAll('\\', '/')));
    return found.startsWith(root + sep) && (await stat(found)).isFile() ? found : null;
  } catch {
    return null;
  }
}

async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}

function stagingFolder({ privateDir, importId }: FilePlaces): string {
  return join(privateDir, `${STAGED}${importId}`);
}

function indexName(path: string): string {
  const plain = path.normalize('NFC').replaceAll('\\', '/').trim();
  return `${createHash('sha256').update(plain).digest('hex')}.json`;
}
