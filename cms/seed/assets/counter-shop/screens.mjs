import { readFile } from 'node:fs/promises';
import { fill, htmlDocument } from '../../lib/screens.mjs';
import { inline, loadIcons } from '../kiln-line-icons/drawing.mjs';

const TITLES = {
  home: 'Seeds',
  list: 'Vegetables',
  product: 'Beet, Ringed Ada',
  cart: 'Cart',
  checkout: 'Checkout',
  order: 'Order 2217',
  account: 'Account',
};
export const SCREENS = Object.keys(TITLES);

/** name, kind, sow, price, what is on the packet */
const SEEDS = {
  radish: ['Radish, Market Red', 'Sow March to August', '3.20', 'a red radish with a white tip'],
  carrot: ['Carrot, Long Tom', 'Sow March to June', '3.60', 'an orange carrot with its leaves'],
  beet: ['Beet, Ringed Ada', 'Sow March to June', '3.80', 'a cut beet in rings of dark and light red'],
  pea: ['Pea, Early Post', 'Sow March to April', '4.20', 'an open pod with five peas'],
  sunflower: ['Sunflower, Giant', 'Sow April to May', '3.40', 'a sunflower'],
  tomato: ['Tomato, Paul', 'Sow under glass in March', '4.60', 'a red tomato'],
  chard: ['Chard, Pink Rib', 'Sow March to July', '3.60', 'a green leaf with pink ribs'],
  leek: ['Leek, Winter Tall', 'Sow March to April', '3.90', 'a white and green leek'],
  bean: ['Bean, Purple Eye', 'Sow May to June', '4.40', 'four spotted beans'],
  pumpkin: ['Pumpkin, Round Otto', 'Sow in April', '4.80', 'an orange pumpkin'],
  poppy: ['Poppy, Field', 'Sow March to May', '3.00', 'a red poppy'],
  nasturtium: ['Nasturtium, Climber', 'Sow April to May', '3.20', 'an orange flower over two round leaves'],
};
const CART = [
  ['beet', 2],
  ['carrot', 1],
  ['leek', 1],
  ['pea', 1],
];
/** sow from, to, pick from, to: months, 1 to 12 */
const YEAR = {
  pea: [3, 4, 6, 8],
  radish: [3, 5, 6, 9],
  beet: [3, 5, 6, 10],
  leek: [3, 4, 9, 12],
  tomato: [3, 4, 7, 10],
};

const picture = (seed, alt = `Seed packet with ${SEEDS[seed][3]}`) =>
  `<img src="pictures/${seed}.svg" width="300" height="400" alt="${alt}" />`;

function card(seed) {
  const [name, sow, price] = SEEDS[seed];
  return `<li class="card">${picture(seed)}<h3><a href="product.html">${name}</a></h3><strong>$${price}</strong><p class="muted">${sow}</p></li>`;
}

/** The cart's lines: with fields ('edit'), as on the receipt ('fixed'), or short for the side ('plain'). */
function lines(kind) {
  return CART.map(([seed, amount]) => {
    const [name, sow, price] = SEEDS[seed];
    const sum = `<span class="sum">$${(amount * Number(price)).toFixed(2)}</span>`;
    const text = (more) => `<div><h3>${name}</h3><small>${more}</small></div>`;
    if (kind === 'plain') return `<li>${picture(seed, '')}${text(`${amount} × $${price}`)}${sum}</li>`;
    if (kind === 'fixed')
      return `<li>${picture(seed, '')}${text(sow)}<span class="amount">${amount} × $${price}</span>${sum}</li>`;
    const field = `<div class="amount"><label class="hidden" for="n-${seed}">Amount of ${name}</label><input class="input" id="n-${seed}" name="${seed}" type="number" min="0" max="20" value="${amount}" /></div>`;
    const change = `<div><h3><a href="product.html">${name}</a></h3><small>Packet, ${sow[0].toLowerCase()}${sow.slice(1)}</small><br /><button class="bare">Remove<span class="hidden"> ${name}</span></button></div>`;
    return `<li>${picture(seed, '')}${change}${field}${sum}</li>`;
  }).join('\n');
}

function months() {
  const names = [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
  ].concat(['November', 'December']);
  const head = names.map(
    (name) => `<th scope="col"><abbr title="${name}" style="text-decoration:none">${name[0]}</abbr></th>`,
  );
  const rows = Object.entries(YEAR).map(([seed, [sow, sown, pick, picked]]) => {
    const word = SEEDS[seed][0].split(',')[0];
    const gap = (from, to) => (to >= from ? `<td colspan="${to - from + 1}"></td>` : '');
    const bar = (from, to, kind, verb) =>
      `<td colspan="${to - from + 1}"><span class="bar ${kind}"></span><span class="hidden">${verb} ${names[from - 1]} to ${names[to - 1]}</span></td>`;
    return `<tr><th scope="row">${word}</th>${gap(1, sow - 1)}${bar(sow, sown, 'sow', 'sow')}${gap(sown + 1, pick - 1)}${bar(pick, picked, 'harvest', 'pick')}${gap(picked + 1, 12)}</tr>`;
  });
  return `<thead><tr><th scope="col"><span class="hidden">Kind</span></th>${head.join('')}</tr></thead><tbody>${rows.join('\n')}</tbody>`;
}

const MARK = `<svg width="34" height="26" viewBox="0 0 34 26" fill="none" stroke="currentColor" stroke-width="5" aria-hidden="true"><path d="M3 26V11a7 7 0 0 1 14 0v15m0-15a7 7 0 0 1 14 0v15"/></svg>`;

function frame(screen, body, icon) {
  const link = ([page, word]) =>
    `<li><a href="${page}.html"${page === screen ? ' aria-current="page"' : ''}>${word}</a></li>`;
  const nav = ['list Vegetables', 'list#herbs Herbs', 'list#flowers Flowers', 'list#tools Tools'].map((entry) => {
    const [page, word] = entry.split(' ');
    return link([page, word]).replace(/(#\w+)\.html/, '.html$1');
  });
  const group = (title, words) =>
    `<div><h3>${title}</h3><ul>${words.map((word) => `<li><a href="#">${word}</a></li>`).join('')}</ul></div>`;
  return `<a class="skip" href="#main">To the content</a>
<aside class="notice" aria-label="Notice">Sowing week: letters leave on Tuesday and Friday.</aside>
<header class="top">
  <a class="brand" href="home.html">${MARK}Marrow</a>
  <nav aria-label="Main"><ul>${nav.join('')}</ul></nav>
  <div class="tools"><a href="list.html">${icon('search', 22)}<span class="word">Search</span></a><a href="account.html">${icon('user', 22)}<span class="word">Account</span></a><a href="cart.html">${icon('cart', 22)}<span class="word">Cart</span><span class="count">5<span class="hidden"> packets</span></span></a></div>
</header>
<main id="main">
${body}
</main>
<footer class="foot">
  <div><p class="brand">${MARK}Marrow</p><p style="padding-top: 16px; max-width: 22em">Seed from four fields. Field Lane 2, open on Saturday from nine to twelve.</p></div>
  ${group('Shop', ['Vegetables', 'Herbs', 'Flowers', 'Tools'])}
  ${group('Help', ['Delivery', 'Return', 'How seed is tested'])}
  ${group('Marrow', ['The fields', 'Letters', 'Contact'])}
</footer>`;
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
  const cards = (...seeds) => seeds.map(card).join('\n');
  const packets = (...seeds) => seeds.map((seed) => picture(seed)).join('\n');
  const body = fill(source, { icon, cards, packets, lines, months });
  return htmlDocument({
    title: `${TITLES[screen]} | Marrow`,
    sheets: ['tokens.css', 'counter.css'],
    body: frame(screen, body, icon),
  });
}
