import { readFile } from 'node:fs/promises';
import { fill, htmlDocument } from '../../lib/screens.mjs';
import { inline, loadIcons } from '../kiln-line-icons/drawing.mjs';

export const SCREENS = ['overview', 'orders', 'order', 'settings', 'sign-in', 'components'];

const TITLES = {
  overview: 'Overview',
  orders: 'Orders',
  order: 'Order 1214',
  settings: 'Settings',
  'sign-in': 'Sign in',
  components: 'Components',
};
const NAV = [
  ['home', 'Overview', 'overview'],
  ['receipt', 'Orders', 'orders'],
  ['vase', 'Works', null],
  ['users', 'Customers', null],
  ['chart-line', 'Figures', null],
  ['layers', 'Components', 'components'],
  ['gear', 'Settings', 'settings'],
];
const SALES = [
  420, 610, 380, 720, 905, 1240, 860, 540, 690, 910, 760, 1120, 1480, 1010, 640, 820, 1190, 970, 1335, 1640,
];
const BEFORE = [510, 480, 560, 640, 700, 980, 890, 610, 520, 740, 830, 790, 1150, 1060, 720, 640, 880, 1020, 940, 1210];
const ORDERS = `1214|Ida Brandt|Today, 09:41|4|now To pack|Card|$148.00
1213|Kofi Mensah|Today, 08:12|1|good Sent|PayPal|$62.50
1212|Leila Haddad|Yesterday|6|good Sent|Card|$214.00
1211|Tom Whitfield|Yesterday|1|bad Refused|Card|$38.00
1210|Mariko Sato|18 November|2|  Waiting|Transfer|$96.00
1209|Anouk Visser|18 November|3|now To pack|Card|$132.00
1208|Pedro Almeida|17 November|1|good Sent|Card|$54.00
1207|Grace Okafor|17 November|8|good Sent|Transfer|$388.00
1206|Jonas Lindqvist|16 November|2|now To pack|PayPal|$71.00
1205|Hana Novak|16 November|1|good Sent|Card|$18.00
1204|Samuel Ortiz|15 November|5|  Returned|Card|$205.00
1203|Wen Li|15 November|2|good Sent|Card|$83.50`;

/** Sales as an area over the month before as a dashed line; colours are tokens. */
function chart() {
  const [width, height, left, base] = [760, 260, 44, 226];
  const x = (i) => left + (i * (width - left - 8)) / (SALES.length - 1);
  const y = (value) => base - (value / 1800) * (base - 14);
  const line = (values) =>
    values.map((value, i) => `${i ? 'L' : 'M'}${x(i).toFixed(1)} ${y(value).toFixed(1)}`).join('');
  const rules = [0, 600, 1200, 1800].map(
    (value) =>
      `<path d="M${left} ${y(value)}H${width}" stroke="var(--line)"/><text x="0" y="${y(value) + 4}">${value ? `$${value}` : '0'}</text>`,
  );
  const days = [1, 5, 10, 15, 20].map((day) => `<text x="${x(day - 1) - 5}" y="${base + 24}">${day}</text>`);
  const last = SALES.length - 1;
  return `<svg class="chart" viewBox="0 0 ${width} ${height}" role="img" aria-label="Net sales by day rise from $420 on the 1st to $1,640 on the 20th">
${rules.join('')}${days.join('')}
<path d="${line(SALES)}V${base}H${left}z" fill="var(--chart)" opacity=".12"/>
<path d="${line(BEFORE)}" fill="none" stroke="var(--muted)" stroke-width="1.5" stroke-dasharray="3 4"/>
<path d="${line(SALES)}" fill="none" stroke="var(--chart)" stroke-width="2" stroke-linejoin="round"/>
<circle cx="${x(last)}" cy="${y(SALES[last])}" r="5" fill="var(--chart)"/>
</svg>`;
}

function orderRows() {
  const rows = ORDERS.split('\n').map((row) => row.split('|'));
  return rows
    .map(([number, name, placed, items, state, method, total], i) => {
      const [kind, ...words] = state.split(' ');
      const marked = i === 0 || i === 5;
      return `    <tr${marked ? ' aria-selected="true"' : ''}><td><input class="check" type="checkbox" aria-label="Select ${number}"${marked ? ' checked' : ''} /></td><td><a href="order.html">${number}</a></td><td>${name}</td><td class="wide">${placed}</td><td class="wide">${items}</td><td><span class="badge ${kind}">${words.join(' ').trim()}</span></td><td class="wide">${method}</td><td class="end">${total}</td></tr>`;
    })
    .join('\n');
}

function shell(screen, body, icon) {
  const current = screen === 'order' ? 'orders' : screen;
  const links = NAV.map(([name, text, page]) => {
    const here = page === current ? ' aria-current="page"' : '';
    const count = page === 'orders' ? '<span class="count">6</span>' : '';
    return `      <a href="${page ? `${page}.html` : '#'}"${here}>${icon(name, 20)}${text}${count}</a>`;
  });
  return `<div class="shell">
  <aside class="side">
    <p class="brand">Ledger</p>
    <nav class="nav" aria-label="Main">
${links.join('\n')}
    </nav>
    <p class="person">Ida Brandt<br /><small>Brandt Ceramics</small></p>
  </aside>
  <main class="main">
${body}
  </main>
</div>`;
}

/** The finished HTML of one screen. */
export async function screenHtml(screen) {
  const icons = await loadIcons();
  const icon = (name, size) =>
    inline(
      icons.find((candidate) => candidate.name === name),
      Number(size),
    ).replace(' class=""', '');
  const source = await readFile(new URL(`source/pages/${screen}.html`, import.meta.url), 'utf8');
  const body = fill(source, { icon, chart, orders: orderRows });
  return htmlDocument({
    title: `${TITLES[screen]} | Ledger`,
    sheets: ['tokens.css', 'ledger.css'],
    body: screen === 'sign-in' ? body : shell(screen, body, icon),
  });
}
