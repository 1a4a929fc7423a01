/* global document -- functions given to page.evaluate run in the browser */
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { openPage } from './photograph.mjs';
import { toMp4 } from './pictures.mjs';

/** Sets every animation of the page to `seconds` and holds it there. */
export function holdAt(page, seconds) {
  return page.evaluate((time) => {
    for (const animation of document.getAnimations()) {
      animation.pause();
      animation.currentTime = time;
    }
  }, seconds * 1000);
}

/** Films a page frame by frame, so that the loop closes exactly; `loop` in seconds. */
export async function film(browser, file, out, { loop, width, height, fps = 24, crf = 22 }) {
  const frames = `${out}.frames`;
  await mkdir(frames, { recursive: true });
  const page = await openPage(browser, file, { width, height, still: false });
  for (let frame = 0; frame < loop * fps; frame += 1) {
    await holdAt(page, frame / fps);
    await page.screenshot({
      path: join(frames, `frame-${String(frame).padStart(4, '0')}.jpg`),
      type: 'jpeg',
      quality: 94,
    });
  }
  await page.close();
  await toMp4(join(frames, 'frame-%04d.jpg'), out, { fps, crf, width });
  await rm(frames, { recursive: true });
}
