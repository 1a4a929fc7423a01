import { photographPages, renderScenes } from '../../../lib/site.mjs';

const label = (number) => ({ page: 'labels.html', width: 1788, height: 600, scale: 1.5, query: `?tea-${number}` });
const tins = [1, 2, 3, 4, 5, 6];

/** The labels, flat; then around their tins. */
export async function takePictures(job) {
  await photographPages(job, {
    'gallery-3': { page: 'labels.html', as: 'webp' },
    ...Object.fromEntries(tins.map((number) => [`tea-${number}`, label(number)])),
  });
  await renderScenes(job, { cover: {}, 'gallery-1': { detail: 1 }, 'gallery-2': {} });
}
