import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

const CACHE = join(import.meta.dirname, '../node_modules/.cache/fonts');

/** The faces, in the weights that the styles use: one for display, which has its optical sizes. */
const FACES = {
  'bricolage-grotesque': { file: 'bricolage-grotesque-latin-opsz-normal', wght: 650 },
  'instrument-sans': { file: 'instrument-sans-latin-wght-normal', wght: { min: 400, max: 600 } },
};

/**
 * A face's letters in two files, as fonts.css has their `unicode-range`: those of English come with every page, the others when a
 * page has one of them.
 */
const LETTERS = {
  basic: letters([0x20, 0x7e]) + '\u00a0©·×–—‘’“”…',
  more: letters([0xa0, 0x36f]) + letters([0x1e00, 0x22ff]),
};

/** Gives styles `url('bricolage-grotesque-basic.woff2')` and the like: a package's font with what a page needs of it. */
export function pageFonts(): Plugin {
  return {
    name: 'page-fonts',
    async config() {
      const names = Object.keys(FACES) as (keyof typeof FACES)[];
      const alias = names.flatMap((name) =>
        (['basic', 'more'] as const).map(async (part) => ({
          find: `${name}-${part}.woff2`,
          replacement: await subset(name, part),
        })),
      );
      return { resolve: { alias: await Promise.all(alias) } };
    },
  };
}

/** Its file, made when there is none of this package's font and these letters. */
async function subset(name: keyof typeof FACES, part: keyof typeof LETTERS): Promise<string> {
  const { file, wght } = FACES[name];
  const require = createRequire(import.meta.url);
  const source = readFileSync(require.resolve(`@fontsource-variable/${name}/files/${file}.woff2`));
  const wanted = JSON.stringify([wght, LETTERS[part]]);
  const hash = createHash('sha256').update(source).update(wanted).digest('hex').slice(0, 8);
  const target = join(CACHE, hash, `${name}-${part}.woff2`);
  if (!existsSync(target)) {
    mkdirSync(join(CACHE, hash), { recursive: true });
    const options = { targetFormat: 'woff2', variationAxes: { wght } } as const;
    writeFileSync(target, await subsetFont(source, LETTERS[part], options));
  }
  return target;
}

function letters([first, last]: [number, number]): string {
  return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('');
}
