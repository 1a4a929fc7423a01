const BASE = `@font-face{font-family:bricolage;src:url(fonts/bricolage-grotesque.woff2);font-weight:200 800}
@font-face{font-family:instrument;src:url(fonts/instrument-sans.woff2);font-weight:400 700}
*{box-sizing:border-box;margin:0}body{font:500 22px/1.4 instrument,sans-serif;overflow:hidden}`;

const page = (css, body) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>Rag Paper</title><style>${BASE}${css}</style><body>${body}</body></html>`;

/** [piece, tint, CSS of its place]: four torn edges as layers, then what lies on them. */
const TORN = [
  ['edge-4-slope', '#5f7ba8', 'left:0;top:236px;width:1600px;height:384px'],
  ['edge-3-wide-core', '#b9c4ac', 'left:0;top:112px;width:1600px;height:368px'],
  ['edge-2-ragged', '#d2a06c', 'left:0;top:-24px;width:1600px;height:368px'],
  ['edge-1-straight', '#ffffff', 'left:0;top:-142px;width:1600px;height:336px'],
  ['strip-2-narrow', '#ffd11a', 'left:560px;top:424px;width:1180px;height:171px;rotate:-4deg'],
  ['corner', '#ffffff', 'left:-10px;bottom:-10px;width:330px;height:330px;rotate:-90deg'],
  ['scrap', '#ffffff', 'left:1205px;top:900px;width:350px;height:248px;rotate:7deg'],
  ['strip-1-broad', '#d2a06c', 'left:380px;top:1010px;width:760px;height:160px;rotate:-2deg'],
];
const DECKLES = [
  ['deckle-1-fine', 'wove', 'left:70px;top:640px;rotate:-3deg'],
  ['deckle-2-even', 'kraft', 'left:420px;top:690px;rotate:2deg'],
  ['deckle-3-deep', 'indigo', 'left:770px;top:640px;rotate:-2deg'],
  ['deckle-4-wild', 'mulberry', 'left:1110px;top:680px;rotate:4deg'],
];

/** The eight torn pieces, tinted, and the four deckles as sheets, laid out on ink; `read(path)` gives a file as a data URL. */
export async function pieces(read) {
  const sheets = DECKLES.map(async ([mask, paper, place]) => {
    const [cut, face] = await Promise.all([read(`deckle/${mask}.png`), read(`${paper}/${paper}-color.jpg`)]);
    return `<span><i class="sheet" style="mask-image:url(${cut});background-image:url(${face});${place}"></i></span>`;
  });
  const torn = TORN.map(async ([name, tint, place]) => {
    const piece = await read(`torn/${name}.png`);
    return `<span><i style="mask-image:url(${piece});background-image:url(${piece});background-color:${tint};${place}"></i></span>`;
  });
  return page(
    `body{width:1600px;height:1200px;background:#0f0f0d;position:relative}span{position:absolute;inset:0;filter:drop-shadow(0 6px 7px #000b)}
i{position:absolute;mask-size:100% 100%;background-size:100% 100%;background-blend-mode:multiply}.sheet{width:440px;height:311px;mask-mode:luminance;background-size:380px}`,
    [...(await Promise.all(sheets)), ...(await Promise.all(torn))].join(''),
  );
}

/** What the invitation says, dark on white: the scene multiplies it into laid paper. */
export function card() {
  return page(
    `body{width:1500px;height:1056px;background:#fff;color:#1a1a17;padding:120px 130px;display:grid;align-content:space-between}
h1{font:700 190px/.86 bricolage;letter-spacing:-.04em}p{font-size:38px;line-height:1.35;display:flex;justify-content:space-between}b{font-weight:600}`,
    `<h1>Long table,<br>short night</h1><p><span>Supper in the paper mill<br>for forty</span><span>Saturday, 12 June<br>from seven</span><span>Please answer<br>by the first of May</span></p>`,
  );
}
