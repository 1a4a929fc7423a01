const BASE = `@font-face{font-family:bricolage;src:url(fonts/bricolage-grotesque.woff2);font-weight:200 800}
@font-face{font-family:instrument;src:url(fonts/instrument-sans.woff2);font-weight:400 700}
*{box-sizing:border-box;margin:0}body{width:1600px;height:1200px;background:#0f0f0d;color:#f1ede2;font:400 26px/1.4 instrument,sans-serif;overflow:hidden}
h1,h2{font:700 1em/.9 bricolage,sans-serif;letter-spacing:-.035em}small{color:#b5b0a4;font-size:inherit}img{display:block;width:100%;height:100%;object-fit:cover}`;

const page = (css, body) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>Heat Grounds</title><style>${BASE}${css}</style><body>${body}</body></html>`;

/** The four grounds, one under the other as wide bands, with their names. */
export function bands(names) {
  const seen = { embers: '92%', draught: '88%', isotherms: '50%', wheel: '34%' };
  const rows = names.map(
    (name) =>
      `<section><img src="films/${name}.png" alt="" style="object-position:50% ${seen[name]}"><h2>${name}</h2></section>`,
  );
  return page(
    `body{display:grid;grid-template-rows:repeat(4,1fr);gap:10px}section{position:relative;overflow:hidden}h2{position:absolute;left:56px;bottom:40px;font-size:72px}`,
    rows.join(''),
  );
}

/** Four moments of each ground, two seconds apart. */
export function moments(names) {
  const cells = names.flatMap((name) => [
    `<h2>${name}</h2>`,
    ...[0, 1, 2, 3].map((i) => `<img src="moments/${name}-${i}.png" alt="">`),
  ]);
  const heads = ['0 s', '2 s', '4 s', '6 s'].map((text) => `<small>${text}</small>`).join('');
  return page(
    `body{display:grid;grid-template:60px repeat(4,1fr)/250px repeat(4,1fr);gap:12px;padding:40px 60px 60px}h2{font-size:44px;align-self:end;padding-bottom:6px}img{min-height:0;min-width:0}small{align-self:end}`,
    `<span></span>${heads}${cells.join('')}`,
  );
}

/** A title behind which the smoke rises, and the head of a page with the lines of equal heat. */
export function inUse() {
  return page(
    `body{display:grid;grid-template-rows:1fr 1fr;gap:10px}section{position:relative;overflow:hidden}section>div{position:absolute;inset:0;padding:64px 84px}img{position:absolute}
h1{font-size:150px}p{font-size:32px;max-width:20em;margin-top:34px}
nav{display:flex;justify-content:space-between;font-size:27px}a{position:absolute;right:84px;bottom:64px;background:#ffd11a;color:#0f0f0d;padding:24px 34px;font-weight:600;font-size:28px}.b h1{margin-top:118px;font-size:118px}`,
    `<section><img src="films/draught.png" alt="" style="object-position:50% 100%"><div><h1>What the<br>smoke kept</h1><p>A film in four firings. 48 minutes.</p></div></section>
<section class="b"><img src="films/isotherms.png" alt=""><div><nav><span>Nordlicht Energy</span><span>Network&emsp;Prices&emsp;Report</span></nav><h1>Heat, by<br>the street</h1><a>Read the map</a></div></section>`,
  );
}
