/** The pages of the specimen, A4, and the cards and posters that are photographed. `glyphs` is glyphs.json. */

const INK = '#14130f';
const BONE = '#f1ede2';
const SIGNAL = '#ffd11a';

const layered = (text, size = '') =>
  `<p class="layered" data-text="${text}"${size && ` style="font-size:${size}"`}>${text}</p>`;

const base = (fonts, css) => `@font-face{font-family:'Ember Inline';src:url(${fonts}/Ember-Inline.woff2)}
@font-face{font-family:'Ember Solid';src:url(${fonts}/Ember-Solid.woff2)}
@font-face{font-family:'Ember Slit';src:url(${fonts}/Ember-Slit.woff2)}
@font-face{font-family:'Instrument Sans';src:url(${fonts}/instrument-sans.woff2);font-weight:400 700}
*{box-sizing:border-box;margin:0}
.layered{position:relative;font-family:'Ember Solid';white-space:pre-line}
.layered::after{content:attr(data-text);position:absolute;inset:0;font-family:'Ember Slit';color:var(--slit)}
.inline{font-family:'Ember Inline'}.solid{font-family:'Ember Solid'}
${css}`;

const document = (title, css, body) =>
  `<!doctype html>\n<html lang="en">\n<meta charset="utf-8">\n<title>${title}</title>\n<style>${css}</style>\n${body}\n</html>\n`;

/** The centre lines, gaps and slit of one glyph, large. */
export function construction(glyph, colours) {
  const { body, slit, width } = glyph;
  const lines = [0, 350, 700].map(
    (y) => `<path d="M-140 ${y}H${width + 140}" stroke="${colours.line}" stroke-width="2"/>`,
  );
  const module = Array.from({ length: Math.floor(width / 80) + 1 }, (_, i) => `M${i * 80} -60V760`).join('');
  return `<svg viewBox="-140 -90 ${width + 280} 880" role="img" aria-label="Construction of ${glyph.character}">${lines.join('')}<path d="${module}" stroke="${colours.line}" stroke-width="1" stroke-dasharray="4 8"/><path d="${body}" fill="${colours.body}"/><path d="${slit}" fill="${colours.slit}"/></svg>`;
}

/** Six pages for paper and screen; `fonts` is the address of the folder. */
export function specimen(glyphs, fonts = 'fonts') {
  const characters = Object.values(glyphs).map((glyph) => glyph.character);
  const cells = characters.map((character) => `<li>${character.replace('&', '&amp;')}</li>`).join('');
  const css = base(
    fonts,
    `@page{size:A4;margin:0}
body{font:400 10.5pt/1.45 'Instrument Sans',sans-serif;color:${INK};print-color-adjust:exact;-webkit-print-color-adjust:exact;--slit:${SIGNAL}}
.page{width:210mm;height:296.9mm;padding:14mm;position:relative;overflow:hidden;break-after:page;display:flex;flex-direction:column;background:#fffdf7}
.page:last-of-type{break-after:auto}
.ink{background:${INK};color:${BONE}}.fire{background:#c8452a;color:${INK}}.sea{background:#9fc0b8;color:${INK}}
h2{font:600 10.5pt/1.45 'Instrument Sans';margin-bottom:8mm;display:flex;justify-content:space-between}
.big{line-height:.92;margin-left:-4mm}
ul{list-style:none;padding:0;display:grid;grid-template-columns:repeat(7,1fr);flex:1}
li{font:17mm/1 'Ember Inline';display:grid;place-items:center;border-top:.25mm solid #cfc8b8}
.rows p{border-top:.25mm solid #cfc8b8;padding:3.6mm 0 2mm;line-height:1.05;white-space:nowrap;overflow:hidden}
.three{display:grid;flex:1;margin:-14mm;grid-template-rows:repeat(4,1fr)}
.three>div{padding:9mm 14mm;display:flex;flex-direction:column;justify-content:space-between}
.three p.w{font-size:43mm;line-height:1}svg{display:block;width:100%;flex:1;min-height:0}
.cols{columns:2;column-gap:10mm;margin-top:8mm}`,
  );
  const pages = `<section class="page ink"><h2><span>Ember</span><span>Three layers, one alphabet</span></h2><div style="margin:auto 0">${layered('EM', '129mm').replace('layered', 'layered big')}${layered('BER', '103mm').replace('layered', 'layered big')}</div><p>Capitals, figures and signs, drawn by strokes and arcs. Kiln, 2026.</p></section>
<section class="page"><h2><span>Every sign</span><span>${characters.length}, and four more quotation marks</span></h2><ul>${cells}</ul></section>
<section class="page"><h2><span>Sizes</span><span>From 24 pt; below, Solid</span></h2><div class="rows">
<p class="inline" style="font-size:150pt">Oven</p><p class="inline" style="font-size:96pt">Fired at</p><p class="inline" style="font-size:72pt">1,240 degrees</p><p class="inline" style="font-size:48pt">Open from six to ten</p><p class="inline" style="font-size:36pt">Bread, pots &amp; late trains</p><p class="inline" style="font-size:24pt">Platform 9 - change for the harbour</p><p class="solid" style="font-size:18pt">The small print of a poster: doors at seven, $12</p><p class="solid" style="font-size:12pt">Solid holds to twelve points, where the slit would close</p></div></section>
<section class="page"><div class="three"><div class="ink"><span>Inline: one colour</span><p class="w inline">Glow</p></div><div><span>Solid: the body</span><p class="w solid">Glow</p></div><div class="fire" style="--slit:${BONE}"><span>Solid under Slit: two colours</span>${layered('Glow').replace('layered', 'layered w')}</div><div class="sea" style="--slit:#c8452a"><span>The same, cool</span>${layered('Glow').replace('layered', 'layered w')}</div></div></section>
<section class="page"><h2><span>How it is built</span><span>1000 units to the em</span></h2>${construction(glyphs.R, { body: INK, slit: SIGNAL, line: '#b9b2a2' })}<div class="cols"><p>A stroke is 160 units wide, half of it 80: the module. Corners turn in arcs about one centre, so both edges and the slit run in parallel.</p><p>Where two strokes would touch there is a gap of 24 units, as in a stencil. It can be cut from sheet, sprayed, or milled.</p><p>The slit is 26 units wide and ends 46 before the stroke does. Capitals are 700 units high.</p></div></section>
<section class="page ink" style="justify-content:space-between"><h2><span>In use</span><span>Solid and Slit</span></h2><div>${layered('Late', '66mm')}${layered('supper', '45mm')}${layered('7-11', '66mm')}</div><p>Set solid: line height 0.9, letter spacing 0. Kerning is built in.</p></section>`;
  return document('Ember, a specimen', css, pages);
}

/** One square card with one letter: [ground, body, slit]. */
export function card(glyph, [ground, body, slit]) {
  const { width } = glyph;
  const view = `${width / 2 - 520} -170 1040 1040`;
  return document(
    'Card',
    `body{margin:0;background:${ground}}svg{display:block;width:1000px;height:1000px}`,
    `<svg viewBox="${view}"><path d="${glyph.body}" fill="${body}"/><path d="${glyph.slit}" fill="${slit}"/></svg>`,
  );
}

/** Posters and tickets in use: { name: [width, height, html] }. */
export function prints(fonts) {
  const page = (css, body) => document('Print', base(fonts, `body{margin:0;overflow:hidden;${css}`), body);
  return {
    poster: [
      1000,
      1414,
      page(
        `background:${INK};color:${BONE};--slit:${SIGNAL};padding:70px 64px}p{line-height:.92}small{position:absolute;left:70px;bottom:64px;font:500 26px/1.4 'Instrument Sans'}`,
        `${layered('Late', '384px')}${layered('Fire', '384px')}${layered('7-11', '384px')}<small>Open kiln, every Friday in March<br>Yard 4, Mill Lane</small>`,
      ),
    ],
    sheet: [
      1000,
      1414,
      page(
        `background:#efe9db;color:${INK};--slit:#c8452a;padding:70px 64px}p{line-height:.92}small{position:absolute;left:70px;bottom:64px;font:500 26px/1.4 'Instrument Sans'}`,
        `${layered('Bread', '262px')}${layered('pots', '320px')}${layered('&amp;', '560px').replace('data-text="&amp;amp;"', 'data-text="&amp;"')}<small>Market, Saturday 8 to 1</small>`,
      ),
    ],
    ticket: [
      1000,
      420,
      page(
        `background:#b8492c;color:${INK};--slit:#f1ede2;padding:44px 56px}p{line-height:.95}small{font:500 30px/1.3 'Instrument Sans'}`,
        `<small>Admit one</small>${layered('No 0412', '232px')}`,
      ),
    ],
  };
}
