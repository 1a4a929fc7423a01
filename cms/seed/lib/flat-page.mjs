/** Colours of the shop's flat pictures. */
export const INK = '#0f0f0d';
export const SOOT = '#1a1a17';
export const ASH = '#8e8b82';
export const BONE = '#f1ede2';
export const SIGNAL = '#ffd11a';

const FACES = ['bricolage-grotesque', 'instrument-sans']
  .map(
    (face) => `@font-face{font-family:${face};src:url(fonts/${face}.woff2);font-weight:200 800;font-stretch:75% 100%}`,
  )
  .join('');

/** A page in the studio's two typefaces, which lie in fonts/ beside it; no script. */
export const page = (title, css, body) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
<style>${FACES}
*{box-sizing:border-box;margin:0}
body{font:400 16px/1.4 instrument-sans,sans-serif}
h1,h2{font:700 1em/1 bricolage-grotesque,sans-serif;letter-spacing:-.03em}
${css}</style>
<body>${body}</body>
</html>
`;

/** A picture of 1600 × 1200 pixels on ink. */
export const picture = (css, body) =>
  page('Picture', `body{width:1600px;height:1200px;background:${INK};color:${BONE};overflow:hidden}\n${css}`, body);
