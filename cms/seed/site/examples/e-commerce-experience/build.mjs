import { join } from 'node:path';
import { run } from '../../../lib/run.mjs';
import { photographExample, renderToCache } from '../../../lib/site.mjs';

const PIECE = { width: 900, height: 900, detail: 1 };

/** The stool without its ground, so that it can stand before the headline: the ground's own colour is made clear. */
async function cutOut({ cache }) {
  const picture = join(cache, 'stool.png');
  const colours = join(cache, 'stool.png.passes', 'DiffCol0001.exr');
  const mask =
    '[1]format=gbrpf32,format=rgba,colorkey=0xC3230B:0.03:0.08,alphaextract[mask];[0]format=rgba[full];[full][mask]alphamerge';
  const front = join(cache, 'stool-front.png');
  const args = ['-y', '-v', 'error', '-i', picture, '-i', colours, '-filter_complex', mask, '-frames:v', '1', front];
  await run(process.env.FFMPEG ?? 'ffmpeg', args);
}

/** Four pieces, the first as large as the page (the old shop shows them small), then both pages. */
export async function takePictures(job) {
  await renderToCache(job, { stool: { detail: 1 }, bench: PIECE, drum: PIECE, step: PIECE });
  await cutOut(job);
  await photographExample(job);
}
