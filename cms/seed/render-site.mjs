/**
 * Takes the studio's own pictures: `node cms/seed/render-site.mjs <folder below site> [--draft] [shot…]`,
 * for instance `portfolio/halm-bakery-shop cover`. --draft renders small and coarse; without a shot, all of them.
 */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const seed = fileURLToPath(new URL('.', import.meta.url));
const [name, ...rest] = process.argv.slice(2);
if (!name || !/^[a-z0-9-]+(\/[a-z0-9-]+)?$/.test(name)) {
  console.error('Usage: node cms/seed/render-site.mjs <folder below site> [--draft] [shot…]');
  process.exit(2);
}
const shots = rest.filter((word) => !word.startsWith('--'));
const folder = join(seed, 'site', name);
const job = {
  folder,
  cache: join(seed, '.cache', 'site', name),
  draft: rest.includes('--draft'),
  wants: (shot) => shots.length === 0 || shots.includes(shot),
};
await mkdir(job.cache, { recursive: true });
const { takePictures } = await import(pathToFileURL(join(folder, 'build.mjs')).href);
await takePictures(job);
console.log(`pictures of ${name} are in ${folder}`);
