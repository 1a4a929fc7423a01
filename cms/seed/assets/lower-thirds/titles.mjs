import { readFile } from 'node:fs/promises';

const window = (inner) => `<div class="window">${inner}</div>`;
const text = (tag, part, words) => `<${tag} data-text="${part}">${words}</${tag}>`;

/** What stands inside each style's place, from its texts. */
const MARKUP = {
  bar: ({ title, line }) => `<i></i>${window(text('h1', 'title', title))}${window(text('p', 'line', line))}`,
  shutter: ({ title, line }) => text('h1', 'title', title) + text('p', 'line', line),
  heat: ({ title, line }) => `${text('h1', 'title', title)}<i></i>${text('p', 'line', line)}`,
  stack: ({ title, line }) => text('h1', 'title', title) + text('p', 'line', line),
  hairline: ({ title, line }) => `${window(text('h1', 'title', title))}<i></i>${window(text('p', 'line', line))}`,
  corner: ({ title, line }) => `<b></b>${text('h1', 'title', title)}${text('p', 'line', line)}<b></b>`,
  strip: ({ note, title, line }) =>
    `${text('small', 'note', note)}<div class="band"><i></i>${text('h1', 'title', title)}${text('p', 'line', line)}</div>`,
  chapter: ({ note, title, line }) =>
    `${window(text('small', 'note', note))}${window(text('h1', 'title', title))}${text('p', 'line', line)}`,
};
const BARE = new Set(['bar', 'heat', 'hairline', 'corner', 'chapter']);

/** The eight titles with their texts, and the stylesheet. */
export const titles = async () => JSON.parse(await readFile(new URL('source/titles.json', import.meta.url), 'utf8'));
export const css = () => readFile(new URL('source/titles.css', import.meta.url), 'utf8');

/** One title as an element; `style` sets its time, `state` a class. */
export const element = (title, style = '', state = '') =>
  `<div class="title ${title.style}${state && ' '}${state}"${style && ` style="${style}"`}><div class="place${BARE.has(title.style) ? ' bare' : ''}">${MARKUP[title.style](title)}</div></div>`;

/** One title as a page of its own, which takes its texts from the address; `script` is source/titles.js. */
export const titlePage = (title, script) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>${title.style}</title>
<link rel="stylesheet" href="titles.css">
<body>${element(title)}
<script>
${script}</script></body>
</html>
`;
