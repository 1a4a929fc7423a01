import { photographPages, renderScenes } from '../../lib/site.mjs';

const PORTRAIT = { width: 1200, height: 1500 };

/** Three portraits; the plotter's sheet is photographed first. */
export async function takePictures(job) {
  await photographPages(job, { plot: { page: 'plot.html', width: 1188, height: 1680, scale: 2 } });
  await renderScenes(job, { 'the-potters-wheel': PORTRAIT, 'the-lathe': PORTRAIT, 'the-plotter': PORTRAIT });
}
