import { copyFile, cp, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { copyFonts } from '../../lib/package-files.mjs';
import { openPage, withBrowser } from '../../lib/photograph.mjs';
import { GALLERY_LIMIT, toJpeg, toWebp } from '../../lib/pictures.mjs';
import { python, run } from '../../lib/run.mjs';
import { photographScene } from '../../lib/table.mjs';
import { bands, inUse, moments } from './views.mjs';

const FFMPEG = process.env.FFMPEG ?? 'ffmpeg';
/** Constant rate factor of each film, and the frame its still shows. */
const CRF = { embers: 23, draught: 22, isotherms: 28, wheel: 23 };
const STILLS = { embers: 60, draught: 168, isotherms: 0, wheel: 0 };
const NAMES = Object.keys(CRF);
const SCRIPTS = ['loops.py', 'grounds.py', 'films.py'];

/** Four loops as MP4, a still of each as JPEG, a page that shows how to use them, and the scripts. */
export async function buildPackage({ folder, seed, cache, packaged }) {
  const source = join(packaged, 'source');
  await mkdir(source);
  for (const script of SCRIPTS) await cp(join(folder, script), join(source, script));
  await cp(join(seed, 'lib', 'mix.py'), join(source, 'mix.py'));
  const films = join(cache, 'films');
  await python(join(source, 'films.py'), { out: films, crf: CRF, stills: STILLS });
  await mkdir(join(packaged, 'loops'));
  await mkdir(join(packaged, 'stills'));
  for (const name of NAMES) {
    await copyFile(join(films, `${name}.mp4`), join(packaged, 'loops', `${name}.mp4`));
    await toJpeg(join(films, `${name}.png`), join(packaged, 'stills', `${name}.jpg`), 6);
  }
  await cp(join(folder, 'source', 'example.html'), join(packaged, 'example.html'));
  await cp(join(folder, 'README.md'), join(packaged, 'README.md'));
}

/** Three seconds of each ground, faded into the next. */
async function preview(films, out) {
  const inputs = NAMES.flatMap((name) => ['-t', '3.5', '-i', join(films, `${name}.mp4`)]);
  const sized = NAMES.map((_, i) => `[${i}]scale=1280:-2,settb=AVTB[s${i}]`);
  const fades = [1, 2, 3].map((i) => {
    const before = i === 1 ? '[s0]' : `[f${i - 1}]`;
    return `${before}[s${i}]xfade=duration=0.5:offset=${3 * i}[f${i}]`;
  });
  const codec = ['-c:v', 'libx264', '-preset', 'slow', '-crf', '24', '-pix_fmt', 'yuv420p', '-bitexact'];
  const graph = ['-filter_complex', [...sized, ...fades].join(';'), '-map', '[f3]'];
  await run(FFMPEG, ['-y', '-v', 'error', ...inputs, ...graph, ...codec, '-movflags', '+faststart', out]);
}

/** Four frames of each film, two seconds apart, as PNG. */
async function takeMoments(films, out) {
  await mkdir(out, { recursive: true });
  for (const name of NAMES) {
    const frames = ['-vf', 'fps=0.5:round=down,scale=640:-2', '-frames:v', '4', '-start_number', '0'];
    await run(FFMPEG, ['-y', '-v', 'error', '-i', join(films, `${name}.mp4`), ...frames, join(out, `${name}-%d.png`)]);
  }
}

/** A wall of embers behind pots; the four grounds, their moments, two pages in use; and a film of all four. */
export async function takePictures(job) {
  const films = join(job.cache, 'films');
  await photographScene(job, 'cover');
  if (job.only) return;
  await preview(films, join(job.media, 'preview.mp4'));
  await takeMoments(films, join(job.cache, 'moments'));
  await copyFonts(join(job.cache, 'fonts'));
  const views = { 'gallery-1': bands(NAMES), 'gallery-2': moments(NAMES), 'gallery-3': inUse() };
  await withBrowser(async (browser) => {
    for (const [name, html] of Object.entries(views)) {
      const file = join(job.cache, `${name}.html`);
      await writeFile(file, html);
      const page = await openPage(browser, file);
      await page.screenshot({ path: join(job.cache, `${name}.png`) });
      await page.close();
      await toWebp(join(job.cache, `${name}.png`), join(job.media, `${name}.webp`), { limit: GALLERY_LIMIT });
    }
  });
}
