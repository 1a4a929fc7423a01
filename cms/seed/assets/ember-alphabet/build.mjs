import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { photographFlat } from '../../lib/flat.mjs';
import { copyFonts } from '../../lib/package-files.mjs';
import { printPdf, shoot, withBrowser } from '../../lib/photograph.mjs';
import { python } from '../../lib/run.mjs';
import { photographTable } from '../../lib/table.mjs';
import { card, construction, prints, specimen } from './specimen.mjs';

/** Single SVG files, three fonts in three formats, a specimen, and the scripts that draw it all. */
export async function buildPackage({ folder, packaged }, asset) {
  await python(join(folder, 'draw.py'), { out: packaged, date: asset.createdDate, version: '1.0' });
  const glyphs = JSON.parse(await readFile(join(packaged, 'glyphs.json'), 'utf8'));
  await copyFonts(join(packaged, 'fonts'), ['instrument-sans']);
  await writeFile(join(packaged, 'specimen.html'), specimen(glyphs));
  await withBrowser((browser) => printPdf(browser, join(packaged, 'specimen.html'), join(packaged, 'specimen.pdf')));
  await mkdir(join(packaged, 'source'));
  for (const file of ['strokes.py', 'glyphs.py', 'draw.py'])
    await cp(join(folder, file), join(packaged, 'source', file));
  for (const file of ['README.md', 'layers.css']) await cp(join(folder, file), join(packaged, file));
}

const INK = ['#191814', '#f1ede2', '#191814'];
const BONE = ['#ece5d5', '#191814', '#ece5d5'];
const CLAY = ['#a8442a', '#191814', '#ece5d5'];
const LIT = ['#191814', '#f1ede2', '#ffd11a'];
const CARDS = { E: BONE, M: CLAY, B: INK, R: LIT, K: BONE, ampersand: CLAY };

/** Six letters as cards, the alphabet, the construction of one letter, two colours, and posters with a ticket. */
export async function takePictures(job) {
  const shot = (name) => join(job.cache, `${name}.png`);
  const glyphs = JSON.parse(await readFile(join(job.packaged, 'glyphs.json'), 'utf8'));
  await mkdir(job.cache, { recursive: true });
  await cp(join(job.packaged, 'fonts'), join(job.cache, 'fonts'), { recursive: true });
  await withBrowser(async (browser) => {
    const photograph = async (name, html, width, height, scale) => {
      await writeFile(join(job.cache, `${name}.html`), html);
      await shoot(browser, join(job.cache, `${name}.html`), shot(name), { width, height, scale });
    };
    for (const [name, colours] of Object.entries(CARDS))
      await photograph(`card-${name}`, card(glyphs[name], colours), 1000, 1000, 1);
    for (const [name, [width, height, html]] of Object.entries(prints('fonts')))
      await photograph(name, html, width, height, 1.5);
    await photographFlat(browser, job, 'gallery-1', alphabet(glyphs));
    await photographFlat(browser, job, 'gallery-2', built(glyphs.R));
    await photographFlat(browser, job, 'gallery-3', layers(glyphs));
    await photographFlat(browser, job, 'gallery-4', inUse());
  });
  const tile = (name, column, row, turn = 0, lift = 0) => ({
    kind: 'paper',
    image: shot(`card-${name}`),
    size: [0.13, 0.13],
    at: [(column - 1) * 0.137, (0.5 - row) * 0.137, 0.0008 + lift],
    turn,
  });
  await photographTable(job, 'cover', {
    studio: { spread: 0.6, key: 0.95 },
    camera: { target: [-0.006, -0.006, 0], distance: 0.86, pitch: 58, yaw: -13, lens: 70 },
    items: [
      tile('E', 0, 0, 0.6),
      tile('M', 1, 0, -0.8),
      tile('B', 2, 0, 0.4),
      tile('K', 0, 1, -0.5),
      tile('ampersand', 1, 1, 0.7),
      tile('R', 2, 1, -7, 0.004),
    ],
  });
}

const drawn = ({ width, body, slit }, { x, y, size, colour = '#f1ede2', light = '#0f0f0d' }) =>
  `<g transform="translate(${x} ${y}) scale(${size / 700})"><g transform="translate(${-width / 2} 0)"><path d="${body}" fill="${colour}"/><path d="${slit}" fill="${light}"/></g></g>`;

const canvas = (body) => ({
  css: 'svg{display:block}',
  body: `<svg width="1600" height="1200" viewBox="0 0 1600 1200">${body}</svg>`,
});

function alphabet(glyphs) {
  const names = [
    ...'ABCDEFGHIJKLMNOPQRSTUVWXYZ',
    ...'zero one two three four five six seven eight nine'.split(' '),
  ].slice(0, 36);
  const cells = names.map((name, index) => {
    const [column, row] = [index % 8, Math.floor(index / 8)];
    const light = name === 'E' ? '#ffd11a' : '#0f0f0d';
    return drawn(glyphs[name], { x: 145 + column * 187, y: 92 + row * 224, size: 140, light });
  });
  const signs = ['ampersand', 'question', 'exclam', 'percent'].map((name, index) =>
    drawn(glyphs[name], { x: 145 + (4 + index) * 187, y: 92 + 4 * 224, size: 140 }),
  );
  return canvas(cells.join('') + signs.join(''));
}

function built(glyph) {
  const colours = { body: '#f1ede2', slit: '#ffd11a', line: '#6b675e' };
  return {
    css: 'body{display:grid;place-items:center}svg{height:1160px}',
    body: construction(glyph, colours).replace('<svg ', '<svg width="1050" '),
  };
}

/** Body, slit, and both. */
function layers(glyphs) {
  const row = (y, colour, light) =>
    ['F', 'I', 'R', 'E']
      .map((name, index) => drawn(glyphs[name], { x: [447, 650, 860, 1151][index], y, size: 330, colour, light }))
      .join('');
  return canvas(row(50, '#f1ede2', '#f1ede2') + row(435, 'none', '#f1ede2') + row(820, '#f1ede2', '#ffd11a'));
}

/** Posters and tickets, large and leaning. */
function inUse() {
  const print = (name, width, left, top) =>
    `<img src="${name}.png" style="width:${width}px;left:${left}px;top:${top}px">`;
  return {
    css: 'main{position:absolute;inset:0;transform:rotate(-7deg)}img{position:absolute;outline:1px solid #2a2924}',
    body: `<main>${print('poster', 820, 60, -30)}${print('sheet', 660, 920, -170)}${print('ticket', 660, 920, 803)}${print('ticket', 660, 920, 1102)}</main>`,
  };
}
