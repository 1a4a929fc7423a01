/* global document -- functions given to page.evaluate run in the browser */
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { openPage } from '../../lib/photograph.mjs';
import { toMp4 } from '../../lib/pictures.mjs';

const FPS = 24;
const SECONDS = 6;

/** When change number `i` is turned on and off again, in seconds. */
const due = (i) => ({ on: 0.5 + i * 0.07, off: 3.5 + i * 0.07 });

/** Turns one change on or off at `at` seconds and keeps its transitions in hand: they move with the film's clock only. */
function turn({ index, on, at }) {
  const state = document.querySelectorAll('.state')[index];
  state.classList.toggle('is-on', on);
  for (const animation of state.getAnimations({ subtree: true })) {
    animation.pause();
    animation.startedAt = at;
  }
}

function seek(seconds) {
  for (const animation of document.getAnimations()) {
    if (animation.startedAt !== undefined) animation.currentTime = (seconds - animation.startedAt) * 1000;
  }
}

/** Films the page frame by frame while its changes are turned on and off; the last frame leads to the first. */
export async function filmStates(browser, file, out) {
  const frames = `${out}.frames`;
  await mkdir(frames, { recursive: true });
  const page = await openPage(browser, file, { width: 1280, height: 960, still: false });
  const count = await page.evaluate(() => document.querySelectorAll('.state').length);
  const turns = Array.from({ length: count }, (_, index) => index).flatMap((index) => [
    { index, on: true, at: due(index).on },
    { index, on: false, at: due(index).off },
  ]);
  for (let frame = 0; frame < SECONDS * FPS; frame += 1) {
    const now = frame / FPS;
    const before = (frame - 1) / FPS;
    for (const change of turns.filter(({ at }) => at > before && at <= now)) await page.evaluate(turn, change);
    await page.evaluate(seek, now);
    await page.screenshot({
      path: join(frames, `frame-${String(frame).padStart(4, '0')}.jpg`),
      type: 'jpeg',
      quality: 94,
    });
  }
  await page.close();
  await toMp4(join(frames, 'frame-%04d.jpg'), out, { fps: FPS, crf: 20, width: 1280 });
  await rm(frames, { recursive: true });
}
