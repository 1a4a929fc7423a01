import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import * as fontkit from 'fontkit';
import { unpackWoff } from './woff';

export type Weight = 'regular' | 'semibold' | 'display';

/** A piece of text that one font can set. */
export interface Run {
  font: string;
  text: string;
}

const { resolve } = createRequire(import.meta.url);
const sansOf = (weight: number) => [
  `@fontsource/instrument-sans/files/instrument-sans-latin-${weight}-normal.woff`,
  `@fontsource/instrument-sans/files/instrument-sans-latin-ext-${weight}-normal.woff`,
  ...['latin', 'latin-ext', 'vietnamese', 'greek', 'greek-ext', 'cyrillic', 'cyrillic-ext', 'devanagari'].map(
    (subset) => `@fontsource/noto-sans/files/noto-sans-${subset}-${weight}-normal.woff`,
  ),
];

/** The studio's typefaces first, then Noto Sans for what they lack: Vietnamese, Greek, Cyrillic, Devanagari, '₹'. */
const CASCADES: Record<Weight, readonly string[]> = {
  regular: sansOf(400),
  semibold: sansOf(600),
  display: ['@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff', ...sansOf(600)],
};

/** What stands for a character that no font has (CJK, emoji): visible, so that nobody takes the text for complete. */
export const REPLACEMENT = '\u{FFFD}';

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
const files = new Map<string, { bytes: Buffer; characters: ReadonlySet<number> }>();

function load(font: string) {
  const known = files.get(font);
  if (known) return known;
  const bytes = unpackWoff(readFileSync(resolve(font)));
  const opened = fontkit.create(bytes);
  if (!('characterSet' in opened)) throw new Error(`${font} is a collection, not a font`);
  const loaded = { bytes, characters: new Set(opened.characterSet) };
  files.set(font, loaded);
  return loaded;
}

/** The file of a font that `runsOf` named. */
export function fontBytes(font: string): Buffer {
  return load(font).bytes;
}

/** Splits a line of text into what each font can set; characters that form one letter stay together. */
export function runsOf(text: string, weight: Weight): Run[] {
  const runs: Run[] = [];
  for (const { segment } of graphemes.segment(printable(text))) {
    const font = fontFor(segment, weight);
    const piece = font ? { font, text: segment } : { font: fontFor(REPLACEMENT, weight) ?? '', text: REPLACEMENT };
    const last = runs.at(-1);
    if (last?.font === piece.font) last.text += piece.text;
    else runs.push(piece);
  }
  return runs;
}

function fontFor(segment: string, weight: Weight): string | undefined {
  return CASCADES[weight].find((font) => {
    const { characters } = load(font);
    return [...segment].every((character) => characters.has(character.codePointAt(0) ?? 0));
  });
}

/** One line: letters composed, no control, direction or variation marks. */
function printable(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll(/[\p{Zs}\p{Zl}\p{Zp}\t\r\n]+/gu, ' ')
    .replaceAll(/(?![\u200C\u200D])[\p{Cc}\p{Cf}\p{Variation_Selector}]/gu, '')
    .trim();
}
