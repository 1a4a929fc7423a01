import { ASH, BONE, INK, page, picture, SIGNAL, SOOT } from '../../lib/flat-page.mjs';
import { inline } from '../../lib/outline-set.mjs';

/** The grid's side in pixels. */
export const BOX = 24;

const icon = (icons, name, size, style) =>
  inline(
    icons.find((candidate) => candidate.name === name),
    BOX,
    size,
    style,
  );

/** The page that ships: every icon with its name, by group, and how a pair is swapped. */
export function usage(icons) {
  const groups = [...new Set(icons.map(({ group }) => group))];
  const cells = (group) =>
    icons
      .filter((candidate) => candidate.group === group)
      .map((candidate) => `<li>${inline(candidate, BOX, 28)}<span>${candidate.name}</span></li>`)
      .join('');
  return page(
    '120 solid icons',
    `@page{size:A4;margin:16mm 15mm}body{max-width:1000px;margin:auto;padding:32px;color:${INK};background:#fff}
h1{font-size:44px;margin-bottom:24px}section{border-top:1px solid ${INK};padding:10px 0 14px;break-inside:avoid}
h2{font:600 13px instrument-sans,sans-serif;letter-spacing:0;text-transform:capitalize}
ul{list-style:none;padding:0;display:grid;grid-template-columns:repeat(auto-fill,minmax(120px,1fr));gap:14px 8px;margin-top:10px}
li{display:grid;gap:6px;font-size:11px;color:#55534c}li svg{color:${INK}}
code{font-size:13px;white-space:pre-wrap}label{cursor:pointer;display:inline-flex;gap:10px;align-items:center;padding:8px 0;border:0}
input{position:absolute;opacity:0}input:focus-visible+span{outline:2px solid ${INK};outline-offset:4px}
.pair{display:grid}.pair svg{grid-area:1/1}.pair .on,input:checked+span .off{visibility:hidden}input:checked+span .on{visibility:visible}
@media print{body{padding:0}label{display:none}}`,
    `<main><h1>120 solid icons</h1>
<section><h2>Swap line and solid</h2><label><input type="checkbox"><span class="pair">${icon(icons, 'heart', 28, 'on')}<svg class="off" width="28" height="28" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.5" stroke-linejoin="round" aria-hidden="true"><path d="M12 20C6.5 16 3.5 12.8 3.5 9.2A4.7 4.7 0 0 1 12 6.6a4.7 4.7 0 0 1 8.5 2.6c0 3.6-3 6.8-8.5 10.8z"/></svg></span>Keep this pot</label></section>
${groups.map((group) => `<section><h2>${group}</h2><ul>${cells(group)}</ul></section>`).join('\n')}</main>`,
  );
}

/** All icons on ink, twelve in a row. */
export function allIcons(icons) {
  const cells = icons
    .map((candidate) => `<i>${inline(candidate, BOX, 74, candidate.name === 'flame' ? 'lit' : '')}</i>`)
    .join('');
  return picture(
    `body{padding:44px 50px;display:grid;grid-template-columns:repeat(12,1fr)}i{display:grid;place-items:center}.lit{color:${SIGNAL}}`,
    cells,
  );
}

/** Five pairs, line above and solid below, as they are swapped; `lines` are the line icons' drawings by name. */
export function pairs(icons, lines) {
  const names = ['home', 'heart', 'mail', 'bell'];
  const drawn = (name) =>
    `<svg width="330" height="330" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round">${lines[name].map((d) => `<path d="${d}"/>`).join('')}</svg>`;
  const cells = names.map((name) => `<i>${drawn(name)}</i>`).join('');
  const solids = names
    .map((name) => `<i class="${name === 'heart' ? 'lit' : ''}">${icon(icons, name, 330)}</i>`)
    .join('');
  return picture(
    `body{display:grid;grid-template-rows:1fr 1fr}section{display:grid;grid-template-columns:repeat(4,1fr);padding:0 50px;position:relative}
section+section{background:${BONE};color:${INK}}i{display:grid;place-items:center}.lit{background:${SIGNAL}}h2{position:absolute;left:70px;top:44px;font-size:44px}`,
    `<section><h2>120 line icons</h2>${cells}</section><section><h2>120 solid icons</h2>${solids}</section>`,
  );
}

/** One icon on its grid, with smaller sizes. */
export function construction(icons) {
  const lines = Array.from({ length: 25 }, (_, i) => `M${i} 0V24M0 ${i}H24`).join('');
  const grid = `<svg class="grid" width="960" height="960" viewBox="0 0 24 24" fill="none" stroke="${BONE}" aria-hidden="true"><path d="${lines}" stroke-width=".03" opacity=".45"/><path d="M3 3h18v18H3z" stroke-width=".05" stroke-dasharray=".25 .2"/></svg>`;
  const rows = [96, 48, 24, 16].map(
    (size) =>
      `<li>${['kiln', 'camera', 'truck', 'globe'].map((name) => icon(icons, name, size)).join('')}<span>${size}</span></li>`,
  );
  return picture(
    `body{padding:120px;display:grid;grid-template-columns:960px 1fr;gap:60px}.draw{position:relative}.draw svg{position:absolute;inset:0}.grid{mix-blend-mode:difference}
ul{list-style:none;padding:0;display:grid;align-content:space-between}li{display:grid;grid-template-columns:1fr 1fr;gap:20px;justify-items:center;align-items:center;border-top:1px solid #3a3833;padding-top:22px;position:relative}
span{position:absolute;right:0;top:8px;font-size:24px;color:${ASH}}`,
    `<div class="draw">${icon(icons, 'storefront', 960)}${grid}</div><ul>${rows.join('')}</ul>`,
  );
}

/** A phone's shop: the chosen tab is solid, the others stay line. */
export function inUse(icons, lines) {
  const line = (name, size) =>
    `<svg width="${size}" height="${size}" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round">${lines[name].map((d) => `<path d="${d}"/>`).join('')}</svg>`;
  const tab = (name, word, chosen) =>
    `<a class="${chosen ? 'on' : ''}">${chosen ? icon(icons, name, 72) : line(name, 72)}${word}</a>`;
  const row = (name, title, state, kept) =>
    `<li><b>${icon(icons, name, 78)}</b><div>${title}<small>${state}</small></div>${kept ? icon(icons, 'heart', 56, 'kept') : line('heart', 56)}</li>`;
  return picture(
    `body{font-size:34px;display:grid;justify-content:center}main{width:1040px;margin-top:-70px;height:1200px;background:${SOOT};border-radius:0 0 84px 84px;padding:130px 64px 0;position:relative;display:flex;flex-direction:column}
h1{font-size:84px;display:flex;justify-content:space-between;align-items:center}ul{list-style:none;padding:0;margin-top:34px}
li{display:grid;grid-template-columns:150px 1fr auto;align-items:center;border-top:1px solid #34322d;padding:25px 0}small{display:block;color:${ASH};font-size:27px}
b{display:grid;place-items:center;width:116px;height:116px;background:#292721}nav{margin:auto -64px 0;padding:30px 40px 46px;border-top:1px solid #34322d;display:grid;grid-template-columns:repeat(5,1fr)}
a{display:grid;justify-items:center;gap:10px;color:${ASH};font-size:25px}.on{color:${SIGNAL}}.kept{color:${BONE}}`,
    `<main><h1>Kept${icon(icons, 'search', 60)}</h1><ul>${row('vase', 'Moon jar, bone', 'In the window until Friday', true)}${row('bowl', 'Six bowls, celadon', 'Waits for its glaze', true)}${row('kettle', 'Kettle, iron', 'Two left', true)}${row('flame', 'Seat at the firing', '14 December, 18:00', false)}</ul>
<nav>${tab('home', 'Shop')}${tab('search', 'Find')}${tab('bookmark', 'Kept', true)}${tab('bag', 'Bag')}${tab('user', 'You')}</nav></main>`,
  );
}
