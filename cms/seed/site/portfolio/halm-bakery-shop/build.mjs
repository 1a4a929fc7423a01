import { photographPages, renderScenes, renderToCache } from '../../../lib/site.mjs';

const square = (side) => ({ width: side, height: side, detail: 1 });
const SMALL = ['batard', 'baguettes', 'tin', 'buns'];

/** The breads first, then the shop that shows them, then the shop on the table. */
export async function takePictures(job) {
  await renderToCache(job, {
    boule: square(900),
    table: { width: 900, height: 700, detail: 1 },
    ...Object.fromEntries(SMALL.map((name) => [name, square(560)])),
  });
  await photographPages(job, {
    'gallery-1': { page: 'home.html', as: 'webp' },
    'gallery-2': { page: 'loaf.html', as: 'webp' },
    screen: { page: 'home.html', width: 1440, height: 900, scale: 2 },
    phone: { page: 'phone.html', width: 390, height: 844, scale: 3 },
  });
  await renderScenes(job, { cover: {}, 'gallery-3': {} });
}
