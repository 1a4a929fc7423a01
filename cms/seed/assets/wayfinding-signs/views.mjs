import { ASH, BONE, INK, page, picture, SIGNAL, SOOT } from '../../lib/flat-page.mjs';
import { inline } from '../../lib/outline-set.mjs';

/** The grid's side. */
export const BOX = 96;
const WORDS = { cafe: 'Café', cctv: 'Cameras watch', wifi: 'Wi-Fi', 'toilet-all': 'Toilet' };

/** The sign's name as a person would write it. */
export const words = (name) => WORDS[name] ?? name[0].toUpperCase() + name.slice(1).replaceAll('-', ' ');

const drawer = (marks) => (name, size, style) =>
  inline(
    marks.find((mark) => mark.name === name),
    BOX,
    size,
    style,
  );

/** One A5 page for each sign; the dark pages have 3 mm of bleed, because their ground runs to the edge. */
export function print(signs, dark) {
  const [width, height] = dark ? [154, 216] : [148, 210];
  const sheets = signs.map((sign) => `<section>${inline(sign, BOX, 420)}</section>`).join('');
  return page(
    'Wayfinding signs, A5',
    `@page{size:${width}mm ${height}mm;margin:0}body{background:${dark ? INK : '#fff'};color:${dark ? BONE : INK}}
section{width:${width}mm;height:${height - 0.1}mm;display:grid;place-items:center;break-after:page;overflow:hidden}
section:last-child{break-after:auto}svg{width:118mm;height:118mm}`,
    sheets,
  );
}

/** A sheet that sets one sign with words and an arrow: ?sign=lift&arrow=right&words=Lift&ground=light */
export function composer(marks) {
  const symbols = marks.map(
    ({ name, path }) =>
      `<symbol id="${name}" viewBox="0 0 96 96"><path fill="currentColor" fill-rule="evenodd" d="${path}"/></symbol>`,
  );
  return page(
    'A sign',
    `@page{size:A5;margin:0}body{min-height:100vh;background:#0f0f0d;color:#f1ede2}body.light{background:#fff;color:#0f0f0d}
main{width:148mm;height:209.9mm;margin:auto;padding:15mm;display:flex;flex-direction:column;justify-content:space-between}
.sign{width:118mm;height:118mm}footer{display:flex;align-items:center;justify-content:space-between;gap:8mm;min-height:26mm}
h1{font-size:15mm}.arrow{width:26mm;height:26mm;flex:none}[hidden]{display:none}`,
    `<svg hidden>${symbols.join('')}</svg>
<main><svg class="sign" aria-hidden="true"><use></use></svg><footer><h1></h1><svg class="arrow" aria-hidden="true"><use></use></svg></footer></main>
<script>
const wish = new URLSearchParams(location.search);
const name = wish.get('sign') ?? 'lift';
document.body.className = wish.get('ground') ?? 'dark';
document.querySelector('h1').textContent = wish.get('words') ?? name[0].toUpperCase() + name.slice(1).replaceAll('-', ' ');
document.querySelector('.sign use').setAttribute('href', '#' + name);
const arrow = document.querySelector('.arrow');
arrow.toggleAttribute('hidden', !wish.has('arrow'));
arrow.querySelector('use').setAttribute('href', '#arrow-' + wish.get('arrow'));
</script>`,
  );
}

/** The 48 signs, eight in a row; one on yellow. */
export function allSigns(signs) {
  const cells = signs.map((sign) => `<i class="${sign.name === 'cafe' ? 'lit' : ''}">${inline(sign, BOX, 158)}</i>`);
  return picture(
    `body{padding:22px;display:grid;grid-template-columns:repeat(8,1fr);gap:10px}i{display:grid;place-items:center;background:${SOOT};border-radius:6px}.lit{background:${SIGNAL};color:${INK}}`,
    cells.join(''),
  );
}

const ROWS = [
  ['arrow-up', ['reception', 'cloakroom'], 'Reception'],
  ['arrow-up-right', ['lift', 'step-free'], 'Lift to all levels'],
  ['arrow-right', ['cafe'], 'Café'],
  ['arrow-left', ['toilets', 'baby-change'], 'Toilets'],
  ['arrow-down', ['parking', 'bicycles'], 'Parking'],
];

/** A board with five directions, for the wall; 1200 × 1500 pixels. */
export function board(marks) {
  const draw = drawer(marks);
  const rows = ROWS.map(
    ([arrow, names, text], i) =>
      `<li class="${i === 2 ? 'lit' : ''}">${draw(arrow, 150)}<b>${names.map((name) => draw(name, 164)).join('')}</b><h2>${text}</h2></li>`,
  );
  return page(
    'Board',
    `body{width:1200px;height:1500px;background:${INK};color:${BONE};overflow:hidden}ul{list-style:none;padding:0;height:100%;display:grid;grid-template-rows:repeat(5,1fr)}
li{display:grid;grid-template-columns:190px 380px 1fr;align-items:center;padding:0 40px;border-top:3px solid #3a3833}li:first-child{border:0}b{display:flex;gap:14px}h2{font-size:74px}.lit{background:${SIGNAL};color:${INK}}`,
    `<ul>${rows.join('')}</ul>`,
  );
}

/** The arrows, and how arrow, sign and words share a line. */
export function arrows(marks) {
  const draw = drawer(marks);
  const all = marks.filter(({ name }) => name.startsWith('arrow-'));
  return picture(
    `body{padding:80px 90px;display:flex;flex-direction:column;justify-content:space-between}ul{list-style:none;padding:0;display:grid;grid-template-columns:repeat(5,1fr);gap:40px 0}
li{display:grid;justify-items:center;gap:16px;font-size:26px;color:${ASH}}li svg{color:${BONE}}section{display:grid;grid-template-columns:repeat(4,240px) 1fr;border:2px solid #4a4842;height:330px;align-items:center;position:relative}
i{display:grid;place-items:center;height:100%;border-right:2px dashed #4a4842}h2{font-size:96px;padding-left:44px}.lit{background:${SIGNAL};color:${INK}}small{position:absolute;bottom:-52px;color:${ASH};font-size:26px}`,
    `<ul>${all.map((mark) => `<li>${inline(mark, BOX, 190)}${mark.name.slice(6)}</li>`).join('')}</ul>
<section style="margin-bottom:60px"><i class="lit">${draw('arrow-left', 190)}</i><i>${draw('toilets', 190)}</i><i>${draw('step-free', 190)}</i><i>${draw('baby-change', 190)}</i><h2>Toilets</h2><small>One square each: the arrow first on the side it points to, then the signs, then the words</small></section>`,
  );
}
