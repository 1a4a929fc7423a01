import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const FACE = '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2';
let face;

/** A word in the bold display cut of Bricolage Grotesque, the file's own default, as path data: `size` per em, centred on `x`, standing on `y`. */
export function wordOutline(word, size, x, y) {
  face ??= require('fontkit').openSync(require.resolve(FACE));
  const scale = size / face.unitsPerEm;
  const run = face.layout(word);
  let pen = x - (run.advanceWidth * scale) / 2;
  return run.glyphs
    .map((glyph, i) => {
      const data = glyph.path.scale(scale, -scale).translate(pen, y).toSVG();
      pen += run.positions[i].xAdvance * scale;
      return data;
    })
    .join('');
}
