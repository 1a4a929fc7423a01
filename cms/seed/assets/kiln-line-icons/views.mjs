import { inline } from './drawing.mjs';

const FACES = ['bricolage-grotesque', 'instrument-sans']
  .map(
    (face) => `@font-face{font-family:${face};src:url(fonts/${face}.woff2);font-weight:200 800;font-stretch:75% 100%}`,
  )
  .join('');
const INK = '#0f0f0d';
const SOOT = '#1a1a17';
const ASH = '#8e8b82';
const BONE = '#f1ede2';
const SIGNAL = '#ffd11a';

const page = (title, css, body) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
<style>${FACES}
*{box-sizing:border-box;margin:0}
body{font:400 16px/1.4 instrument-sans,sans-serif}
h1{font:700 1em/1 bricolage-grotesque,sans-serif;letter-spacing:-.02em}
${css}</style>
<body>${body}</body>
</html>
`;

/** The overview that ships: A4 pages, every icon with its name, by group. */
export function overview(icons) {
  const groups = [...new Set(icons.map((icon) => icon.group))];
  const cells = (group) =>
    icons
      .filter((icon) => icon.group === group)
      .map((icon) => `<li>${inline(icon, 28)}<span>${icon.name}</span></li>`)
      .join('');
  return page(
    '120 line icons',
    `@page{size:A4;margin:16mm 15mm}body{max-width:1000px;margin:auto;padding:32px;color:${INK}}
h1{font-size:44px;margin-bottom:24px}section{border-top:1px solid ${INK};padding:10px 0 14px;break-inside:avoid}
h2{font-size:13px;font-weight:600;text-transform:capitalize}ul{list-style:none;padding:0;display:grid;grid-template-columns:repeat(6,1fr);gap:14px 8px;margin-top:10px}
li{display:grid;gap:6px;font-size:11px;color:#55534c}svg{color:${INK}}@media print{body{padding:0}}`,
    `<h1>120 line icons</h1>${groups.map((group) => `<section><h2>${group}</h2><ul>${cells(group)}</ul></section>`).join('')}`,
  );
}

/** A poster of all icons for the table; one stands on yellow. */
export function poster(icons, tone) {
  const dark = tone === 'dark';
  const cells = icons.map((icon) => `<i class="${icon.name === 'kiln' ? 'lit' : ''}">${inline(icon, 84)}</i>`).join('');
  return page(
    'Poster',
    `body{width:1260px;height:1782px;padding:70px 64px;background:${dark ? '#141412' : '#f4f0e6'};color:${dark ? BONE : INK};display:flex;flex-direction:column;gap:44px}
header{display:flex;justify-content:space-between;align-items:end}h1{font-size:150px;letter-spacing:-.05em;line-height:.82}
p{font-size:21px;line-height:1.35;text-align:right}
main{flex:1;display:grid;grid-template-columns:repeat(10,1fr);border-top:2px solid;padding-top:26px}
i{display:grid;place-items:center}.lit{background:${SIGNAL};color:${INK};margin:4px}`,
    `<header><h1>120</h1><p>line icons<br>24 px grid, 1.5 px line<br>Kiln</p></header><main>${cells}</main>`,
  );
}

/** All 120 on ink, twelve in a row. */
export function allIcons(icons) {
  const cells = icons
    .map((icon) => `<i class="${icon.name === 'flame' ? 'lit' : ''}">${inline(icon, 60)}</i>`)
    .join('');
  return page(
    'All icons',
    `body{width:1600px;height:1200px;padding:64px 70px;background:${INK};color:${BONE};display:grid;grid-template-columns:repeat(12,1fr)}
i{display:grid;place-items:center}.lit{color:${SIGNAL}}`,
    cells,
  );
}

/** How an icon sits on the grid: the kiln, large, with its live area and smaller sizes. */
export function construction(icons) {
  const kiln = icons.find((icon) => icon.name === 'kiln');
  const lines = Array.from({ length: 25 }, (_, i) => `M${i} 0V24M0 ${i}H24`).join('');
  const grid = `<svg class="grid" width="960" height="960" viewBox="0 0 24 24" fill="none" stroke="${BONE}" aria-hidden="true">
<path d="${lines}" stroke-width=".025" opacity=".35"/><path d="M3 3h18v18H3z" stroke-width=".04" opacity=".7" stroke-dasharray=".25 .2"/>
<circle cx="12" cy="12" r="9" stroke-width=".04" opacity=".7" stroke-dasharray=".25 .2"/></svg>`;
  const sizes = [96, 64, 48, 32, 24, 16].map((size) => `<li>${inline(kiln, size)}<span>${size}</span></li>`).join('');
  return page(
    'Construction',
    `body{width:1600px;height:1200px;padding:120px;background:${INK};color:${BONE};display:grid;grid-template-columns:960px 1fr;gap:120px}
.draw{position:relative;width:960px;height:960px}.draw svg{position:absolute;inset:0}.grid{mix-blend-mode:difference}.main path:first-of-type{stroke:${BONE}}
.main path:nth-of-type(3){stroke:${SIGNAL}}ul{list-style:none;padding:0;display:flex;flex-direction:column;justify-content:space-between}
li{display:flex;align-items:center;justify-content:space-between;height:100px;border-top:1px solid #3a3833}span{font-size:24px;color:${ASH};font-variant-numeric:tabular-nums}`,
    `<div class="draw">${inline(kiln, 960, 'main')}${grid}</div><ul>${sizes}</ul>`,
  );
}

/** A shop's side bar, order list and buttons with the icons in place. */
export function inUse(icons) {
  const get = (name, size = 36) =>
    inline(
      icons.find((icon) => icon.name === name),
      size,
    );
  const nav = [
    'home Overview',
    'receipt Orders',
    'vase Works',
    'users Customers',
    'chart-line Figures',
    'gear Settings',
  ];
  const orders = [
    ['delivered', 'Moon jar, bone', 'Arrived, 12 November', '148.00'],
    ['truck', 'Bottle, iron', 'On its way', '96.00'],
    ['kiln', 'Six cups, celadon', 'In the kiln until Friday', '132.00'],
    ['clock', 'Plate, 22 cm, ash', 'Waits for its glaze', '38.00'],
    ['return', 'Candlestick', 'Came back, refunded', '54.00'],
  ];
  return page(
    'In use',
    `body{width:1600px;height:1200px;background:${INK};color:${BONE};display:grid;grid-template-columns:440px 1fr;font-size:29px}
nav{background:${SOOT};padding:90px 44px;display:grid;gap:8px;align-content:start}nav a{display:flex;gap:24px;align-items:center;padding:20px 24px;color:${ASH}}
nav a:nth-child(2){color:${BONE};background:#2a2924}main{padding:90px 80px;display:flex;flex-direction:column;gap:44px}
h1{font-size:76px;display:flex;justify-content:space-between;align-items:center}h1 span{display:flex;gap:36px;color:${BONE}}
.row{display:grid;grid-template-columns:90px 1fr auto 70px;align-items:center;border-top:1px solid #34322d;padding:27px 0}
.row small{display:block;color:${ASH};font-size:24px}.row b{font-weight:500;font-variant-numeric:tabular-nums}.row svg:last-child{justify-self:end;color:${ASH}}
.bar{display:flex;gap:24px;margin-top:auto}.bar a{display:flex;gap:18px;align-items:center;padding:24px 34px;border:1.5px solid #4a4842}
.bar a:first-child{background:${SIGNAL};border-color:${SIGNAL};color:${INK};font-weight:600}`,
    `<nav>${nav.map((item) => `<a>${get(item.split(' ')[0])}${item.split(' ')[1]}</a>`).join('')}</nav>
<main><h1>Orders<span>${get('search', 44)}${get('sliders', 44)}${get('bell', 44)}</span></h1>
<div>${orders.map(([icon, name, state, price]) => `<div class="row">${get(icon, 48)}<div>${name}<small>${state}</small></div><b>${price}</b>${get('more', 36)}</div>`).join('')}</div>
<div class="bar"><a>${get('add')}New order</a><a>${get('printer')}Print</a><a>${get('download')}Export</a></div></main>`,
  );
}
