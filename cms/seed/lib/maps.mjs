import { cp, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { copyFonts } from './package-files.mjs';
import { shoot, withBrowser } from './photograph.mjs';
import { GALLERY_LIMIT, toJpeg, toWebp } from './pictures.mjs';
import { python } from './run.mjs';

const SHARED = ['colour.py', 'noise.py', 'textures.py'];
const NAMES = {
  color: 'Base colour',
  normal: 'Normal',
  roughness: 'Roughness',
  height: 'Height',
  clearcoat: 'Clearcoat',
};

/**
 * Computes the maps of `surfaces` with the scripts that the buyer gets in source/ and packs them as
 * <surface>/<surface>-<map>.jpg; `maps` is { map: quality }, 2 = best. PNG of the same stay in the cache.
 */
export async function packMaps({ folder, seed, cache, packaged }, { surfaces, maps, size }) {
  const source = join(packaged, 'source');
  await mkdir(source);
  for (const script of SHARED) await cp(join(seed, 'lib', script), join(source, script));
  await cp(join(folder, 'surfaces.py'), join(source, 'surfaces.py'));
  const computed = join(cache, 'maps');
  await python(join(source, 'textures.py'), { out: computed, size });
  for (const surface of surfaces) {
    await mkdir(join(packaged, surface));
    for (const [kind, quality] of Object.entries(maps)) {
      const name = `${surface}-${kind}`;
      await toJpeg(join(computed, `${name}.png`), join(packaged, surface, `${name}.jpg`), quality);
    }
  }
}

const styles = (
  columns,
  rows,
  side,
) => `@font-face{font-family:'Instrument Sans';src:url(fonts/instrument-sans.woff2);font-weight:400 700}
body{margin:0;width:1600px;height:1200px;background:#0f0f0d;color:#f1ede2;font:500 22px/1.3 'Instrument Sans';display:grid;
grid-template:${side.top}px repeat(${rows},1fr)/190px repeat(${columns},1fr);gap:10px;padding:20px 70px 60px 60px;box-sizing:border-box}
b{font-weight:500;color:#8e8b82;align-self:end;padding-bottom:8px}span{align-self:start;padding-top:2px}i{background-size:${side.zoom}}`;

/** Photographs every map, a row for each surface, to media/<shot>.webp. `zoom` is the CSS size of a tile in its cell. */
export async function photographMaps(job, shot, { surfaces, kinds, zoom = '180%' }) {
  await copyFonts(join(job.cache, 'fonts'));
  const rows = surfaces.map((surface) => {
    const name = surface[0].toUpperCase() + surface.slice(1).replaceAll('-', ' ');
    const cells = kinds.map(
      (kind) => `<i style="background-image:url('package/${surface}/${surface}-${kind}.jpg')"></i>`,
    );
    return `<span>${name}</span>${cells.join('')}`;
  });
  const heads = kinds.map((kind) => `<b>${NAMES[kind]}</b>`).join('');
  const style = styles(kinds.length, surfaces.length, { top: 84, zoom });
  const page = join(job.cache, `${shot}.html`);
  const head = `<!doctype html><meta charset="utf-8"><title>Maps</title><style>${style}</style>`;
  await writeFile(page, `${head}<body><b></b>${heads}${rows.join('')}</body>`);
  const png = join(job.cache, `${shot}.png`);
  await withBrowser((browser) => shoot(browser, page, png));
  await toWebp(png, join(job.media, `${shot}.webp`), { limit: GALLERY_LIMIT });
}
