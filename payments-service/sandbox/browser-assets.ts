import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

let files: Promise<Map<string, string>> | undefined;

/** The browser's files by name: as built beside the server, or bundled on first use when run from source. */
export function browserFiles(): Promise<Map<string, string>> {
  files ??= load();
  return files;
}

async function load(): Promise<Map<string, string>> {
  const built = join(import.meta.dirname, 'browser');
  if (!existsSync(join(built, 'stripe.js'))) return (await import('./browser/build')).buildBrowser();
  const names = await readdir(built);
  return new Map(
    await Promise.all(names.map(async (name) => [name, await readFile(join(built, name), 'utf8')] as const)),
  );
}
