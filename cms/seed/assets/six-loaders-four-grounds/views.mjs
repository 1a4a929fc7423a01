import { ground, GROUNDS, LOADERS, loader } from './grounds.mjs';

const BASE = `@font-face{font-family:bricolage;src:url(fonts/bricolage-grotesque.woff2);font-weight:200 800}
@font-face{font-family:instrument;src:url(fonts/instrument-sans.woff2);font-weight:400 700}
*{box-sizing:border-box;margin:0}body{background:#0f0f0d;color:#f1ede2;font:400 26px/1.4 instrument,sans-serif;overflow:hidden}
h1{font:700 1em/1 bricolage,sans-serif;letter-spacing:-.035em}.box{position:relative;overflow:hidden}small{color:#8e8b82;font-size:inherit}`;

const page = (css, body) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Six Loaders, Four Grounds</title>
<style>${BASE}
${css}</style>
<body>${body}</body>
</html>
`;

const sized = (svg, size) => svg.replace('width="96" height="96"', `width="${size}" height="${size}"`);

/** Several loaders on one page share a class, so a fixed size is enough to set them apart. */
async function loaders(size) {
  return Promise.all(LOADERS.map(async (name) => ({ name, svg: sized(await loader(name), size) })));
}

async function grounds() {
  const all = await Promise.all(GROUNDS.map(async (name) => ({ name, ...(await ground(name)) })));
  return { css: all.map(({ css }) => css).join('\n'), all };
}

/** Loaders above, grounds below: the page that ships ('page') and the one that is filmed ('film'). */
export async function everything(kind = 'page') {
  const { css, all } = await grounds();
  const tiles = all.map(({ name, html }) => `<div class="box">${html}<span>${name}</span></div>`).join('');
  const marks = (await loaders(132)).map(({ name, svg }) => `<div>${svg}<span>${name}</span></div>`).join('');
  const size = kind === 'film' ? 'width:1280px;height:960px' : 'min-height:100vh;overflow:auto';
  return page(
    `${css}
body{${size};display:grid;grid-template-rows:auto 1fr;font-size:20px}main{display:grid;grid-template-columns:repeat(3,1fr);gap:54px 0;padding:62px 60px 56px}
main div{display:grid;justify-items:center;gap:18px;color:#8e8b82}section{display:grid;grid-template-columns:repeat(4,1fr);min-height:340px}
.box span{position:absolute;left:20px;bottom:16px;color:#f1ede2}`,
    `<main>${marks}</main><section>${tiles}</section>`,
  );
}

/** The six loaders on a panel that lies on the table. */
export async function panel() {
  const marks = (await loaders(250))
    .map(({ svg }, i) => `<div data-at="${[0.5, 0.35, 1.55, 1.95, 1.02, 0.86][i]}">${svg}</div>`)
    .join('');
  return page(
    `body{width:1500px;height:1000px}main{display:grid;grid-template-columns:repeat(3,1fr);height:100%;padding:40px}main div{display:grid;place-items:center}`,
    `<main>${marks}</main>`,
  );
}

/** Four moments of each loader, one row each. */
export async function moments() {
  const rows = (await loaders(118)).map(({ name, svg }) => {
    const loop = ['shelf', 'throw'].includes(name) ? 3 : 2;
    const cells = [0.12, 0.34, 0.52, 0.7].map((part) => `<div data-at="${part * loop}">${svg}</div>`).join('');
    return `<section><h1>${name}</h1>${cells}<small>${loop} s</small></section>`;
  });
  return page(
    `body{width:1600px;height:1200px;padding:60px 90px;display:grid}section{display:grid;grid-template-columns:330px repeat(4,1fr) 70px;align-items:center;border-top:1px solid #33312c}
section:first-child{border:0}h1{font-size:54px}section div{display:grid}small{text-align:right}`,
    rows.join(''),
  );
}

/** The four grounds in quarters. */
export async function fourGrounds() {
  const { css, all } = await grounds();
  const tiles = all.map(({ name, html }) => `<div class="box" data-at="2.6">${html}<h1>${name}</h1></div>`).join('');
  return page(
    `${css}
body{width:1600px;height:1200px;display:grid;grid-template-columns:1fr 1fr;gap:12px}h1{position:absolute;left:36px;bottom:34px;font-size:54px}`,
    tiles,
  );
}

/** A page with a ground behind its headline and a loader in its button. */
export async function inUse() {
  const { css, html } = await ground('embers');
  const wheel = sized(await loader('wheel'), 34)
    .replaceAll('var(--ink, #f1ede2)', '#0f0f0d')
    .replaceAll('var(--signal, #ffd11a)', '#0f0f0d');
  const heat = sized(await loader('heat'), 74);
  return page(
    `${css}
body{width:1600px;height:1200px}.box{height:100%;padding:90px 100px}.top{position:relative;display:flex;justify-content:space-between;font-size:30px}
h1{position:relative;font-size:188px;line-height:.9;margin-top:170px}p{position:relative;margin:48px 0;font-size:36px;max-width:21em}
a{position:relative;display:inline-flex;gap:22px;align-items:center;background:#ffd11a;color:#0f0f0d;padding:28px 40px;font-weight:600;font-size:32px}
aside{position:absolute;right:100px;bottom:90px;display:flex;gap:26px;align-items:center;background:#1a1a17;padding:30px 40px;font-size:28px}b{font-weight:500;display:block}`,
    `<div class="box" data-at="2.2">${html}<div class="top"><span>Brandt Ceramics</span><span>Works&emsp;Studio&emsp;Letters</span></div>
<h1>Fired on<br>Friday</h1><p>Twenty-two pots, one kiln, 1,240 degrees. They leave the studio on Tuesday.</p><a>${wheel}Reserving your pot</a>
<aside>${heat}<span><b>Heating</b><small>614 of 1,240 °C</small></span></aside></div>`,
  );
}
