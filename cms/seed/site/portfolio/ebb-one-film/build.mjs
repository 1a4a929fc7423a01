import { join } from 'node:path';
import { toWebp } from '../../../lib/pictures.mjs';
import { blender, python } from '../../../lib/run.mjs';

const SETTINGS = ['side', 'joint', 'front', 'pair'];

/** Four set-ups light by light; the film and all stills are mixed from them. */
export async function takePictures(job) {
  const { cache, folder, draft } = job;
  const size = draft ? { width: 640, height: 480, samples: 5 } : { width: 1280, height: 960, samples: 6 };
  for (const shot of SETTINGS.filter(job.wants)) await blender(join(folder, 'scene.py'), { cache, shot, ...size });
  await python(join(folder, 'film.py'), { cache, out: join(folder, 'film.mp4'), crf: 22 });
  for (const still of ['cover', 'gallery-1', 'gallery-2', 'gallery-3']) {
    await toWebp(join(cache, `${still}.png`), join(folder, `${still}.webp`));
  }
  await toWebp(join(cache, 'poster.png'), join(folder, 'poster.webp'), { size: null });
}
