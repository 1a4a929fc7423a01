import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildBrowser } from '../browser/build';

/** Writes the browser's files beside the built server: `tsx sandbox/scripts/build-browser.ts`, after its build. */
const folder = join(import.meta.dirname, '../../dist/sandbox/browser');
await mkdir(folder, { recursive: true });
for (const [name, text] of await buildBrowser()) await writeFile(join(folder, name), text);
console.log(`The sandbox's browser files are in ${folder}`);
