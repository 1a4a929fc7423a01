import { readFile } from 'node:fs/promises';

/** The 120 icons: { name, group, words, paths } in the order of the sheet. */
export async function loadIcons() {
  return JSON.parse(await readFile(new URL('icons.json', import.meta.url), 'utf8'));
}

const STROKE = 'fill="none" stroke="currentColor" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round"';

const shapes = ({ paths }) => paths.map((d) => `<path d="${d}"/>`).join('');

/** One icon as a file of its own. */
export function toSvg(icon) {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24" ${STROKE}>${shapes(icon)}</svg>\n`;
}

/** One icon for a page, `size` pixels wide; `mark` is a class. */
export function inline(icon, size = 24, mark = '') {
  return `<svg class="${mark}" width="${size}" height="${size}" viewBox="0 0 24 24" ${STROKE} aria-hidden="true">${shapes(icon)}</svg>`;
}

/** All icons as symbols: <svg class="icon"><use href="sprite.svg#kiln"/></svg>. */
export function toSprite(icons) {
  const symbols = icons.map(
    (icon) => `  <symbol id="${icon.name}" viewBox="0 0 24 24" ${STROKE}>${shapes(icon)}</symbol>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`;
}
