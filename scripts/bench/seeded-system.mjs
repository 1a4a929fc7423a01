import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { OWN_SECRETS, ROOT } from '../lib/environment.mjs';
import { fingerprint } from '../lib/fingerprint.mjs';
import { startThrowAway } from '../lib/throw-away-system.mjs';

const FOLDER = path.join(ROOT, '.cache/bench/seeded');
const SECRETS = path.join(FOLDER, 'secrets.json');
const STAMP = path.join(FOLDER, 'stamp');

/** The built system with the seeded shop. Its data is kept for the next run, until what the seed is made of changes. */
export async function startSeeded(overrides = {}) {
  const now = fingerprint(['cms/seed', 'cms/src']);
  if (!existsSync(STAMP) || readFileSync(STAMP, 'utf8') !== now) rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  const known = existsSync(SECRETS) ? JSON.parse(readFileSync(SECRETS, 'utf8')) : {};
  const system = await startThrowAway(FOLDER, { seeded: true, overrides: { ...known, ...overrides } });
  const secrets = Object.fromEntries(OWN_SECRETS.map((name) => [name, system.settings[name]]));
  writeFileSync(SECRETS, JSON.stringify(secrets), { mode: 0o600 });
  writeFileSync(STAMP, now);
  return system;
}
