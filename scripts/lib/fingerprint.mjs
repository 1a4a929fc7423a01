import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './environment.mjs';

const SKIPPED = new Set(['node_modules', 'dist', 'build', '.cache', '.strapi', 'coverage']);
const STAMPS = path.join(ROOT, '.cache/stamps');

/** SHA-256 over the contents of files and folders (relative to the root), build output left out. */
export function fingerprint(places) {
  const hash = createHash('sha256');
  const visit = (place) => {
    const full = path.join(ROOT, place);
    if (!existsSync(full)) return;
    if (statSync(full).isDirectory()) {
      for (const name of readdirSync(full).sort()) if (!SKIPPED.has(name)) visit(path.join(place, name));
      return;
    }
    hash.update(`${place}\0`).update(readFileSync(full)).update('\0');
  };
  for (const place of places) visit(place);
  return hash.update(process.versions.modules).digest('hex');
}

/** Lets the next `onceFor` of that name work again. */
export function forget(name) {
  rmSync(path.join(STAMPS, name), { force: true });
}

/**
 * Runs `work` unless it ran to its end on the same inputs before and `output` is still there.
 * @returns whether it ran
 */
export async function onceFor(name, { inputs, output }, work) {
  const stamp = path.join(STAMPS, name);
  const now = fingerprint(inputs);
  const before = existsSync(stamp) ? readFileSync(stamp, 'utf8') : '';
  if (before === now && existsSync(path.join(ROOT, output))) return false;
  forget(name);
  await work();
  mkdirSync(STAMPS, { recursive: true });
  writeFileSync(stamp, now);
  return true;
}
