import { photographPages, renderScenes } from '../../lib/site.mjs';

const piece = (name, width, height, scale = 1) => [
  name,
  { page: 'pieces.html', width, height, scale, query: `?${name}` },
];
const shop = '../../examples/e-commerce-experience/source/after.html';

/** Printed pieces and the shop on two screens, then four scenes. */
export async function takePictures(job) {
  const chips = [1, 2, 3, 4, 5].map((number) => piece(`chip-${number}`, 300, 1000));
  const stationery = [piece('letter', 1260, 1782), piece('card', 1020, 660), piece('back', 1020, 660)];
  const prints = [piece('poster', 1188, 1680), piece('fold', 1400, 990)];
  await photographPages(job, {
    ...Object.fromEntries([...stationery, ...prints, ...chips]),
    screen: { page: shop, width: 1600, height: 1000, scale: 1.6 },
    phone: { page: 'phone.html', width: 390, height: 844, scale: 2 },
  });
  await renderScenes(job, {
    branding: {},
    'web-development-design': {},
    '3d-modeling-animation': {},
    'graphic-design': { detail: 1 },
  });
}
