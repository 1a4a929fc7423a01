import { readFile } from 'node:fs/promises';
import { fill, htmlDocument } from '../../lib/screens.mjs';
import { inline, loadIcons } from '../kiln-line-icons/drawing.mjs';

const TITLES = { fields: 'Fields', choices: 'Choices', feedback: 'Feedback', data: 'Data', sample: 'Sample' };
export const SCREENS = Object.keys(TITLES);

const ANSWERS = `21 April|Ida Brandt|Throwing|good Paid|$96
21 April|Kofi Mensah|Glazing|warn Waiting|$74
20 April|Leila Haddad|Throwing|good Paid|$96
19 April|Tom Whitfield|Raku|bad Refused|$120
18 April|Mariko Sato|Throwing| Draft|$96
17 April|Anouk Visser|Glazing|good Paid|$74`;

function rows() {
  const lines = ANSWERS.split('\n').map((line) => line.split('|'));
  return lines
    .map(([date, name, workshop, state, fee], index) => {
      const [kind, word] = state.split(' ');
      const marked = index === 1;
      return `<tr${marked ? ' aria-selected="true"' : ''}><td><label class="choice" style="padding: 0"><input type="checkbox"${marked ? ' checked' : ''} /><span class="hidden">Select ${name}</span></label></td><td>${date}</td><td>${name}</td><td class="wide-only">${workshop}</td><td><span class="badge ${kind}">${word}</span></td><td class="end">${fee}</td></tr>`;
    })
    .join('\n');
}

/** The finished HTML of one sheet. */
export async function screenHtml(screen) {
  const icons = await loadIcons();
  const icon = (name, size) =>
    inline(
      icons.find((candidate) => candidate.name === name),
      Number(size),
    ).replace(' class=""', '');
  const source = await readFile(new URL(`source/pages/${screen}.html`, import.meta.url), 'utf8');
  const links = Object.entries(TITLES).map(
    ([page, word]) => `<a href="${page}.html"${page === screen ? ' aria-current="page"' : ''}>${word}</a>`,
  );
  return htmlDocument({
    title: `${TITLES[screen]} | Plain Forms`,
    sheets: ['tokens.css', 'forms.css'],
    body: `<nav class="top" aria-label="Sheets"><strong>Plain Forms</strong>${links.join('')}</nav>\n<main>\n${fill(source, { icon, rows })}\n</main>`,
  });
}
