import { ASH, BONE, INK, picture, SIGNAL, SOOT } from '../../lib/flat-page.mjs';
import { inline } from '../../lib/outline-set.mjs';

/** The grid's side. */
export const BOX = 48;

const drawer = (marks) => (name, size, style) =>
  inline(
    marks.find((mark) => mark.name === name),
    BOX,
    size,
    style,
  );

/** All 24 on bone, six in a row; one stands on yellow. */
export function allMarks(marks) {
  const cells = marks.map((mark) => `<i class="${mark.name === 'svg' ? 'lit' : ''}">${inline(mark, BOX, 216)}</i>`);
  return picture(
    `body{background:${BONE};color:${INK};padding:40px;display:grid;grid-template-columns:repeat(6,1fr)}i{display:grid;place-items:center}.lit{background:${SIGNAL}}`,
    cells.join(''),
  );
}

/** A page where a buyer fetches files. */
export function inUse(marks) {
  const draw = drawer(marks);
  const files = [
    ['zip', 'Fired Clay, everything', '12.2 MB'],
    ['png', 'Previews, 2048 px', '3.4 MB'],
    ['glb', 'Slab with its maps', '580 KB'],
    ['pdf', 'Sheet of all surfaces', '1.1 MB'],
    ['licence', 'Licence', '2 KB'],
  ];
  const rows = files.map(
    ([name, title, size]) =>
      `<li>${draw(name, 124)}<div>${title}<small>${size}</small></div>${draw('download', 68, 'get')}</li>`,
  );
  return picture(
    `body{padding:84px 110px;font-size:38px;display:flex;flex-direction:column}header{display:flex;justify-content:space-between;align-items:end}h1{font-size:104px}header p{display:flex;gap:18px;align-items:center;color:${ASH};font-size:30px}
ul{list-style:none;padding:0;margin-top:34px}li{display:grid;grid-template-columns:180px 1fr auto;align-items:center;border-top:1.5px solid #3a3833;height:152px}small{display:block;color:${ASH};font-size:29px}.get{color:${ASH}}
a{margin-top:auto;align-self:start;display:flex;gap:20px;align-items:center;background:${SIGNAL};color:${INK};padding:20px 40px 20px 26px;font-weight:600}`,
    `<header><h1>Your files</h1><p>${draw('expires', 60)}Links work until 14 December</p></header><ul>${rows.join('')}</ul><a>${draw('download-all', 72)}Download all</a>`,
  );
}

/** Two marks at every size on ink. */
export function sizes(marks) {
  const draw = drawer(marks);
  const rows = [256, 128, 96, 64, 48, 32, 24].map(
    (size) =>
      `<li>${draw('svg', size, size === 256 ? 'lit' : '')}${draw('mp4', size)}${draw('csv', size)}${draw('otf', size)}<span>${size}</span></li>`,
  );
  return picture(
    `body{padding:50px 100px}ul{list-style:none;padding:0;height:100%;display:grid;grid-template-rows:auto repeat(6,auto);align-content:space-between}
li{display:grid;grid-template-columns:repeat(4,300px) 1fr;align-items:center;border-top:1.5px solid #33312c;padding-top:16px}li:first-child{border:0}span{font-size:30px;color:${ASH};text-align:right}.lit{color:${SIGNAL}}body{background:linear-gradient(${INK},${SOOT})}`,
    `<ul>${rows.join('')}</ul>`,
  );
}
