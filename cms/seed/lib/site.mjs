import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { shoot, withBrowser } from './photograph.mjs';
import { toWebp } from './pictures.mjs';
import { blender } from './run.mjs';

/**
 * Photographs pages of `source/` into the cache: { name: { page, width, height, scale, query, fullPage } }, sizes in CSS
 * pixels. With `as: 'webp'` the photograph is itself a picture of the folder.
 */
export async function photographPages(job, shots) {
  await withBrowser(async (browser) => {
    for (const [name, { page, as, ...options }] of Object.entries(shots)) {
      if (as && !job.wants(name)) continue;
      const png = join(job.cache, `${name}.png`);
      await shoot(browser, join(job.folder, 'source', page), png, options);
      if (as) await toWebp(png, join(job.folder, `${name}.webp`), { size: null });
    }
  });
}

async function renderScene(job, shot, { samples = 8, detail = 0.75, width = 1600, height = 1200, exposure = 0 }) {
  const [scale, take] = job.draft ? [0.4, 4] : [detail, samples];
  const out = join(job.cache, `${shot}.png`);
  const size = { width: Math.round(width * scale), height: Math.round(height * scale) };
  await blender(join(job.folder, 'scene.py'), { shot, out, cache: job.cache, samples: take, exposure, ...size });
  return out;
}

/**
 * Renders shots of the folder's scene.py, { shot: { samples, detail, width, height, exposure } }, to `<shot>.webp`.
 * `detail` below 1 renders smaller and enlarges: enough where there is no lettering.
 * The scene finds photographed pages in `job.cache`.
 */
export async function renderScenes(job, shots) {
  for (const [shot, settings] of Object.entries(shots)) {
    if (!job.wants(shot)) continue;
    const out = await renderScene(job, shot, settings);
    const { width = 1600, height = 1200 } = settings;
    await toWebp(out, join(job.folder, `${shot}.webp`), { size: { width, height } });
  }
}

/** Renders shots that only pages show; one that is in the cache already is kept, unless it is asked for by name. */
export async function renderToCache(job, shots) {
  for (const [shot, settings] of Object.entries(shots)) {
    const asked = job.wants(shot) && !job.wants('');
    if (asked || !existsSync(join(job.cache, `${shot}.png`))) await renderScene(job, shot, settings);
  }
}

/** Photographs source/before.html and after.html at 1600 × 1200, and the whole length of the latter. */
export async function photographExample(job) {
  await photographPages(job, {
    before: { page: 'before.html', as: 'webp' },
    after: { page: 'after.html', as: 'webp' },
    full: { page: 'after.html', as: 'webp', fullPage: true },
  });
}
