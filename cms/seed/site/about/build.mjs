import { join } from 'node:path';
import { toWebp } from '../../lib/pictures.mjs';
import { blender, python } from '../../lib/run.mjs';

/** Where on its way round the heat is when the film begins: beside the arch, and every pot can be told from the dark. */
const START = 0.3;

/** The ten lights, then the film and its first picture (the poster, so that the film starts where it stood). */
export async function takePictures(job) {
  const { cache, folder, draft } = job;
  const size = draft ? { width: 800, height: 450, samples: 5 } : { width: 1280, height: 720, samples: 6 };
  if (job.wants('lights')) await blender(join(folder, 'scene.py'), { cache, ...size });
  const stills = { poster: START, og: 0.6 };
  await python(join(folder, 'film.py'), { cache, out: join(folder, 'film.mp4'), crf: 23, start: START, stills });
  await toWebp(join(cache, 'poster.png'), join(folder, 'poster.webp'), { size: null });
}
