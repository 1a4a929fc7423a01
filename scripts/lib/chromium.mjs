import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from './environment.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** Without a sandbox, because tests run as root in containers; kept off the network. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The browser for tests: CHROMIUM_PATH, else the system's, else the one that the npm package @sparticuz/chromium holds. */
export async function chromiumPath() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  for (const name of NAMES) {
    try {
      return execFileSync('which', [name], { stdio: ['ignore', 'pipe', 'ignore'] })
        .toString()
        .trim();
    } catch {
      continue;
    }
  }
  const entry = createRequire(path.join(ROOT, 'e2e/package.json')).resolve('@sparticuz/chromium');
  const { default: packaged } = await import(pathToFileURL(entry).href);
  return packaged.executablePath();
}
