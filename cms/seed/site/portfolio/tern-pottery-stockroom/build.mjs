import { photographPages, renderScenes } from '../../../lib/site.mjs';

const card = (name) => ({ page: 'cards.html', width: 1050, height: 1480, query: `?${name}` });

/** The component sheet and the stockroom, flat; then a screen and three printed cards on the table. */
export async function takePictures(job) {
  await photographPages(job, {
    'gallery-1': { page: 'sheet.html', as: 'webp' },
    'gallery-2': { page: 'stockroom.html', as: 'webp' },
    screen: { page: 'stockroom.html', width: 1440, height: 900, scale: 2 },
    colour: card('colour'),
    type: card('type'),
    space: card('space'),
  });
  await renderScenes(job, { cover: {}, 'gallery-3': {} });
}
