import { photographPages, renderScenes } from '../../../lib/site.mjs';

const phone = (query) => ({ page: 'screens.html', width: 390, height: 844, scale: 3, query: `?${query}` });
const row = (query) => ({ page: 'screens.html', query: `?${query}`, as: 'webp' });

/** Eight screens as rows of four, then phones on the table. */
export async function takePictures(job) {
  await photographPages(job, {
    'gallery-1': row('next+day+map+ticket'),
    'gallery-3': row('morning+night+late+off'),
    next: phone('next'),
    map: phone('map'),
  });
  await renderScenes(job, { cover: {}, 'gallery-2': { detail: 0.9 } });
}
