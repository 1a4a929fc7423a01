/**
 * Renders the titles of a JSON file to transparent films. Needs Node 20, `npm install playwright-core`, Chromium and FFmpeg.
 * node render.mjs [titles.json] [--prores]      writes film/<style>.webm (or .mov) and still/<style>.png
 * Other places than the usual ones: CHROMIUM, FFMPEG.
 */
import { spawn } from 'node:child_process';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const FPS = 25;
const here = dirname(fileURLToPath(import.meta.url));
const CODECS = {
  webm: ['-c:v', 'libvpx-vp9', '-pix_fmt', 'yuva420p', '-auto-alt-ref', '0', '-crf', '26', '-b:v', '0', '-cpu-used', '4', '-row-mt', '1'],
  mov: ['-c:v', 'prores_ks', '-profile:v', '4444', '-pix_fmt', 'yuva444p10le', '-alpha_bits', '16', '-vendor', 'apl0'],
};

function encode(frames, out) {
  const input = ['-y', '-v', 'error', '-framerate', String(FPS), '-i', join(frames, '%04d.png')];
  const child = spawn(process.env.FFMPEG ?? 'ffmpeg', [...input, ...CODECS[out.split('.').pop()], '-bitexact', out], { stdio: 'inherit' });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => (code === 0 ? resolve() : reject(new Error(`FFmpeg ended with ${code} for ${out}`))));
  });
}

/** Photographs one title frame by frame; while nothing moves, one photograph serves for all frames. */
async function photograph(page, frames, seconds) {
  let held;
  for (let frame = 0; frame < Math.round(seconds * FPS); frame += 1) {
    const moves = await page.evaluate((time) => {
      let moving = false;
      for (const animation of document.getAnimations()) {
        const { delay, duration } = animation.effect.getComputedTiming();
        moving ||= time > delay - 80 && time < delay + duration + 80;
        animation.pause();
        animation.currentTime = time;
      }
      return moving;
    }, (frame / FPS) * 1000);
    if (moves || !held) held = await page.screenshot({ omitBackground: true });
    if (moves) {
      await writeFile(join(frames, `${String(frame).padStart(4, '0')}.png`), held);
      held = undefined;
    } else await writeFile(join(frames, `${String(frame).padStart(4, '0')}.png`), held);
  }
}

/** Renders one title { style, title, line, note, seconds } to folder/film and folder/still. */
export async function renderTitle(browser, { style, seconds = 5, ...texts }, folder, type = 'webm') {
  const query = new URLSearchParams({ ...texts, length: String(seconds) });
  const address = pathToFileURL(join(here, `${style}.html`)).href;
  const page = await browser.newPage({ viewport: { width: 1920, height: 1080 }, reducedMotion: 'no-preference' });
  const frames = join(folder, `.frames-${style}`);
  for (const made of [frames, join(folder, 'film'), join(folder, 'still')]) await mkdir(made, { recursive: true });
  await page.goto(`${address}?${query}&motion=none`);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.screenshot({ path: join(folder, 'still', `${style}.png`), omitBackground: true });
  await page.goto(`${address}?${query}`);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await photograph(page, frames, seconds);
  await page.close();
  await encode(frames, join(folder, 'film', `${style}.${type}`));
  await rm(frames, { recursive: true });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { chromium } = await import('playwright-core');
  const [file = 'titles.json'] = process.argv.slice(2).filter((word) => !word.startsWith('--'));
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium' });
  try {
    for (const title of JSON.parse(await readFile(file, 'utf8'))) {
      await renderTitle(browser, title, process.cwd(), process.argv.includes('--prores') ? 'mov' : 'webm');
      console.log(title.style);
    }
  } finally {
    await browser.close();
  }
}
