import { ASH, BONE, INK, picture } from '../../lib/flat-page.mjs';
import { css, element, titles } from './titles.mjs';

/** Seconds that each title has in the film of all eight. */
export const EACH = 2.3;

const pick = async (style) => (await titles()).find((title) => title.style === style);
const FRAME = `body{background:${INK}}.frame{position:absolute;width:1920px;height:1080px;overflow:hidden;transform-origin:0 0;background:url(frame.png) 50%/cover}.frame::after{content:'';position:absolute;inset:0;background:linear-gradient(transparent 45%,rgb(8 8 7/.45))}.title{z-index:1}`;

/** A film frame with one title at rest, `scale` times as large as in the film. */
const frame = (title, place, scale) =>
  `<div class="frame" style="${place};transform:scale(${scale})">${element(title, '', 'still')}</div>`;

/** The cover: a frame of the film and its title, larger than in the film. */
export async function cover() {
  return picture(
    `${await css()}${FRAME}body{position:relative}.back{position:absolute;left:-440px;top:0;width:2133px;height:1200px;background:url(frame.png) 50%/cover}.frame{background:none}`,
    `<div class="back"></div>${frame(await pick('stack'), 'left:-60px;top:-240px', 1.34)}`,
  );
}

/** All eight at rest, two in a row, on a plain ground. */
export async function allTitles() {
  const cells = (await titles()).map(
    (title, i) =>
      `<div class="cell"><div class="frame" style="transform:scale(.52)">${element(title, '', 'still')}</div><small class="name">${i + 1}&ensp;${title.style}</small></div>`,
  );
  return picture(
    `${await css()}.frame{position:absolute;left:0;top:-262px;width:1920px;height:1080px;transform-origin:0 0}
body{display:grid;grid-template-columns:1fr 1fr;grid-template-rows:repeat(4,1fr);gap:2px;background:#33312c!important}.cell{position:relative;overflow:hidden;background:${INK}}.cell:nth-child(4n+2),.cell:nth-child(4n+3){background:#24221e}
.name{position:absolute;right:26px;top:20px;color:${ASH};font:400 24px instrument}.title h1{text-shadow:none}`,
    cells.join(''),
  );
}

/** Four moments of one title's way in, over the film. */
export async function moments() {
  const [bar, shutter] = [await pick('bar'), await pick('shutter')];
  const times = [0.2, 0.38, 0.55, 1.6];
  const cell = (title, time) =>
    `<div class="cell"><div class="frame" style="transform:scale(.72);left:0;top:-404px" data-at="${time}">${element(title)}</div><span>${time.toFixed(2)} s</span></div>`;
  return picture(
    `${await css()}${FRAME}body{display:grid;grid-template-columns:1fr 1fr;grid-template-rows:repeat(4,1fr);gap:8px}.cell{position:relative;overflow:hidden}
span{position:absolute;right:24px;top:18px;font:400 26px instrument;color:${BONE};z-index:2}`,
    times.map((time) => cell(bar, time) + cell(shutter, time)).join(''),
  );
}

/** In use: a frame of the film with its title, as it stands in an editor above its tracks. */
export async function inUse() {
  const chapter = await pick('chapter');
  const clip = (left, width, words, tone) => `<b style="left:${left}px;width:${width}px" class="${tone}">${words}</b>`;
  return picture(
    `${await css()}${FRAME}body{position:relative;font:400 24px instrument}.view{position:absolute;left:40px;top:40px;width:1520px;height:855px;overflow:hidden}
.tracks{position:absolute;left:40px;right:40px;top:930px;display:grid;gap:10px}.track{position:relative;height:66px;background:#1a1a17}.track b{position:absolute;top:0;bottom:0;padding:17px 20px;font-weight:500;white-space:nowrap;overflow:hidden}
.t{background:#ffd11a;color:${INK}}.v{background:#4a463c}.a{background:#2e2c26;color:${ASH}}.head{position:absolute;left:612px;top:905px;bottom:34px;width:3px;background:${BONE}}`,
    `<div class="view">${frame(chapter, 'left:0;top:0', 0.7917)}</div>
<div class="tracks"><div class="track">${clip(120, 330, 'bar.webm', 'v')}${clip(500, 380, 'chapter.webm', 't')}${clip(1040, 320, 'strip.webm', 'v')}</div><div class="track">${clip(0, 480, 'Kiln door', 'v')}${clip(488, 700, 'Teapot, close', 'v')}${clip(1196, 324, 'Yard', 'v')}</div><div class="track">${clip(0, 1520, 'Fire, outside', 'a')}</div></div><div class="head"></div>`,
  );
}

/** The film of all eight, one after the other, 1280 × 720. */
export async function filmed() {
  const all = (await titles()).map((title, i) => element(title, `--start:${(i * EACH).toFixed(2)}s;--length:${EACH}s`));
  return picture(
    `${await css()}${FRAME}body{width:1280px;height:720px;position:relative}.title{visibility:visible}`,
    `<div class="frame" style="transform:scale(.66667)">${all.join('')}</div>`,
  );
}
