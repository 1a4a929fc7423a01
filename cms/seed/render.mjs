/**
 * Builds one asset for sale: its ZIP and its pictures. `node cms/seed/render.mjs <slug> [--draft] [package|pictures [cover|gallery-1…3]]`
 * --draft renders small samples fast; the other words limit the work to one half or to one rendered picture.
 */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { formatSize } from './lib/format-size.mjs';
import { licence } from './lib/licence.mjs';
import { readTree } from './lib/package-files.mjs';
import { createZip } from './lib/zip.mjs';

const seed = fileURLToPath(new URL('.', import.meta.url));
const [slug, ...flags] = process.argv.slice(2);
if (!slug || !/^[a-z0-9-]+$/.test(slug)) {
  console.error('Usage: node cms/seed/render.mjs <slug> [--draft] [package|pictures [cover|gallery-1…3]]');
  process.exit(2);
}
const folder = join(seed, 'assets', slug);
const cache = join(seed, '.cache', slug);
const job = {
  slug,
  folder,
  cache,
  seed,
  packaged: join(cache, 'package'),
  media: join(folder, 'media'),
  draft: flags.includes('--draft'),
  only: flags.find((flag) => /^(cover|gallery-\d)$/.test(flag)),
};
const asset = JSON.parse(await readFile(join(folder, 'asset.json'), 'utf8'));
const { buildPackage, takePictures } = await import(pathToFileURL(join(folder, 'build.mjs')).href);

if (!flags.includes('pictures')) {
  await rm(job.packaged, { recursive: true, force: true });
  await mkdir(job.packaged, { recursive: true });
  await buildPackage(job, asset);
  await writeFile(join(job.packaged, 'LICENSE.txt'), licence(asset));
  const zip = createZip(await readTree(job.packaged), asset.createdDate);
  await mkdir(join(folder, 'files'), { recursive: true });
  await writeFile(join(folder, asset.deliverables[0].file), zip);
  const text = await readFile(join(folder, 'asset.json'), 'utf8');
  const sized = text.replace(/"fileSize": "[^"]*"/, `"fileSize": "${formatSize(zip.length)}"`);
  await writeFile(join(folder, 'asset.json'), sized);
  console.log(`${asset.deliverables[0].file}: ${formatSize(zip.length)}`);
}
if (!flags.includes('package')) {
  await mkdir(job.media, { recursive: true });
  await takePictures(job, asset);
  console.log(`pictures of ${slug} are in ${job.media}`);
}
