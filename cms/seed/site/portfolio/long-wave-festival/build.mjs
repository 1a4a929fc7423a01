import { photographPages, renderScenes } from '../../../lib/site.mjs';

const sheet = (name, width, height, scale = 1.5) => [
  name,
  { page: 'wave.html', width, height, scale, query: `?${name}` },
];

/** One page draws every sheet; the table shows them together. */
export async function takePictures(job) {
  const posters = ['p1', 'p2', 'p3', 'p4'].map((name) => sheet(name, 1000, 1414));
  const tickets = ['t1', 't2', 't3'].map((name) => sheet(name, 1400, 560, 1));
  await photographPages(job, {
    'gallery-1': { page: 'wave.html', query: '?p1+p2+p3+p4', as: 'webp' },
    ...Object.fromEntries([...posters, ...tickets, sheet('spread', 2000, 1414, 1), sheet('band', 2200, 200, 1)]),
  });
  await renderScenes(job, { cover: {}, 'gallery-2': {}, 'gallery-3': {} });
}
