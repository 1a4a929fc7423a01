import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

const SOURCE = createRequire(import.meta.url).resolve(
  '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2',
);
/** The weights that the styles use: a fifth of the file is for others. */
const WEIGHTS = { min: 600, max: 720 };
/** Every letter that the file may have: Latin, marks, punctuation, currencies, arrows and signs. */
const LETTERS = [
  [0x20, 0x36f],
  [0x1e00, 0x22ff],
] as const;

/** Gives styles `url('display-font.woff2')`: the display face in the weights that they use, with all of its optical sizes. */
export function displayFont(): Plugin {
  return {
    name: 'display-font',
    async config() {
      const source = readFileSync(SOURCE);
      const made = createHash('sha256').update(source).digest('hex').slice(0, 12);
      const folder = join(import.meta.dirname, '../node_modules/.cache', made);
      const file = join(folder, `bricolage-grotesque-${WEIGHTS.min}-${WEIGHTS.max}.woff2`);
      if (!existsSync(file)) {
        mkdirSync(folder, { recursive: true });
        writeFileSync(
          file,
          await subsetFont(source, letters(), { targetFormat: 'woff2', variationAxes: { wght: WEIGHTS } }),
        );
      }
      return { resolve: { alias: [{ find: 'display-font.woff2', replacement: file }] } };
    },
  };
}

const letters = () =>
  LETTERS.flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, index) => first + index))
    .map((code) => String.fromCodePoint(code))
    .join('');
