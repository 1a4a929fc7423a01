import { readFile } from 'node:fs/promises';
import { fill, htmlDocument } from '../../lib/screens.mjs';
import { inline, loadIcons } from '../kiln-line-icons/drawing.mjs';

const TITLES = {
  home: 'Nine rooms above the harbour',
  rooms: 'Rooms',
  supper: 'Supper',
  booking: 'Your nights',
  confirmation: 'Booked',
  contact: 'Map and hours',
};
export const SCREENS = Object.keys(TITLES);

const ROOMS = {
  harbour: {
    name: 'Harbour',
    price: 148,
    keys: 'Rooms 3, 5, 6, 8',
    words: 'An arched window on the water. You hear the bell of the pier and nothing else.',
    alt: 'An arched window with moon and boat above a bed',
    facts: [
      ['Bed', '160 × 200 cm'],
      ['Size', '21 m²'],
      ['Bath', 'Tub and shower'],
      ['View', 'Quay and boats'],
    ],
  },
  roof: {
    name: 'Under the roof',
    price: 126,
    keys: 'Rooms 7, 9',
    words: 'Two sloping walls, a skylight, a good lamp. Tall guests should choose another.',
    alt: 'A bed and a lamp under a skylight full of stars',
    facts: [
      ['Bed', '140 × 200 cm'],
      ['Size', '16 m²'],
      ['Bath', 'Shower'],
      ['View', 'Sky'],
    ],
  },
  yard: {
    name: 'Yard',
    price: 112,
    keys: 'Rooms 1, 2, 4',
    words: 'A door to the yard and a table under the fig. Quiet from ten; room 1 has a wide door.',
    alt: 'A lit door to a yard with two chairs and plants',
    facts: [
      ['Bed', 'Two of 90 × 200 cm'],
      ['Size', '18 m²'],
      ['Bath', 'Shower'],
      ['View', 'Fig tree'],
    ],
  },
};

const picture = (name, width, height, alt, mark = 'wide-picture') =>
  `<img class="${mark}" src="pictures/${name}.svg" width="${width}" height="${height}" alt="${alt}" />`;

const rooms = () =>
  Object.entries(ROOMS)
    .map(
      ([key, room]) =>
        `<li class="card">${picture(key, 1200, 900, room.alt)}<div class="row"><h3 class="name"><a href="rooms.html#${key}">${room.name}</a></h3><span>$${room.price}</span></div><p class="muted">${room.keys}</p></li>`,
    )
    .join('\n');

const stories = () =>
  Object.entries(ROOMS)
    .map(
      ([key, room]) =>
        `<section class="story" id="${key}" aria-labelledby="${key}-name">${picture(key, 1200, 900, room.alt)}<div class="stack"><div class="row"><h2 id="${key}-name">${room.name}</h2><span class="name">$${room.price}</span></div><p class="lead">${room.words}</p><dl class="facts">${room.facts.map(([word, fact]) => `<dt>${word}</dt><dd>${fact}</dd>`).join('')}<dt>Keys</dt><dd>${room.keys.replace('Rooms ', '')}</dd></dl><p><a class="button" href="booking.html">Book this room</a></p></div></section>`,
    )
    .join('\n');

const choices = () =>
  Object.entries(ROOMS)
    .map(
      ([key, room], index) =>
        `<label class="room">${picture(key, 1200, 900, '', '')}<input type="radio" name="room" value="${key}"${index === 0 ? ' checked' : ''} /><b>${room.name}</b><small>$${room.price} a night</small></label>`,
    )
    .join('\n');

function frame(screen, body) {
  const link = ([page, word]) =>
    `<li><a href="${page}.html"${page === screen ? ' aria-current="page"' : ''}>${word}</a></li>`;
  const nav = [
    ['rooms', 'Rooms'],
    ['supper', 'Supper'],
    ['contact', 'Find us'],
  ];
  return `<a class="skip" href="#main">To the content</a>
<header class="top"><a class="brand" href="home.html">Nine Keys</a><nav aria-label="Main"><ul>${nav.map(link).join('')}</ul></nav><a class="button" href="booking.html">Book</a></header>
<main id="main">
${body}
</main>
<footer class="foot"><div><p class="brand">Nine Keys</p><p class="muted">A small house at Quay 9, 4051 Haven.</p></div><p>Desk: all night<br />Kitchen: Wednesday to Sunday</p><p><a href="tel:+15550100">+1 555 0100</a><br /><a href="contact.html">Write to the desk</a></p></footer>`;
}

/** The finished HTML of one screen. Underscores in a picture's words stand for spaces. */
export async function screenHtml(screen) {
  const icons = await loadIcons();
  const icon = (name, size) =>
    inline(
      icons.find((candidate) => candidate.name === name),
      Number(size),
    ).replace(' class=""', '');
  const source = await readFile(new URL(`source/pages/${screen}.html`, import.meta.url), 'utf8');
  const shown = (name, width, height, alt) => picture(name, width, height, alt.replaceAll('_', ' '));
  return htmlDocument({
    title: `${TITLES[screen]} | Nine Keys`,
    sheets: ['tokens.css', 'night.css'],
    body: frame(screen, fill(source, { icon, picture: shown, rooms, stories, choices })),
  });
}
