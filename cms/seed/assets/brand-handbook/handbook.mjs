/** The handbook's 24 pages. Wren, its sample, hires out bicycles in a city that does not exist. */

const [ORANGE, NIGHT, SKY, BLOSSOM, CHALK] = ['#ff5f2e', '#14243f', '#cfe3f1', '#f6b9c4', '#faf6ec'];

const BODY = 'M8 46h80a40 40 0 0 1-80 0z';
const TAIL = 'M8 46V6l30 40z';
const BEAK = 'M90 18l16 10-16 10z';

/** The bird: half a wheel, a tail, a head; `size` in millimetres. */
export function bird(size, colour, ground) {
  return `<svg width="${size}mm" height="${(size * 88) / 108}mm" viewBox="0 0 108 88" aria-hidden="true"><path d="${BODY}${TAIL}${BEAK}" fill="${colour}"/><circle cx="74" cy="28" r="20" fill="${colour}"/><circle cx="78" cy="24" r="4" fill="${ground}"/></svg>`;
}

const lockup = (size, colour, ground) =>
  `<span style="display:flex;align-items:center;gap:${size * 0.22}mm;color:${colour}">${bird(size, colour, ground)}<b class="word" style="font-size:${size * 2.7}pt">wren</b></span>`;

/** Birds, wheels and half wheels in rows, for covers and walls. */
export function flock(columns, rows, width, height, ground, colours) {
  const cells = Array.from({ length: columns * rows }, (_, index) => {
    const [x, y] = [index % columns, Math.floor(index / columns)];
    const pick = ((x * 31 + y * 17 + 5) * (x + 3 * y + 7)) % 7;
    const colour = colours[(x + 2 * y) % colours.length];
    const at = `<g transform="translate(${x * 120} ${y * 120})">`;
    if (pick === 0) return `${at}<circle cx="60" cy="60" r="46" fill="none" stroke="${colour}" stroke-width="20"/></g>`;
    if (pick === 1) return `${at}<path d="M4 88a56 56 0 0 1 112 0z" fill="${colour}"/></g>`;
    if (pick === 2) return `${at}<path d="M4 116A112 112 0 0 1 116 4v112z" fill="${colour}"/></g>`;
    const mirrored = pick === 4 ? ' transform="translate(120 0) scale(-1 1)"' : '';
    return `${at}<g${mirrored}><g transform="translate(6 18)"><path d="${BODY}${TAIL}${BEAK}" fill="${colour}"/><circle cx="74" cy="28" r="20" fill="${colour}"/><circle cx="78" cy="24" r="4" fill="${ground}"/></g></g></g>`;
  });
  return `<svg width="${width}mm" height="${height}mm" viewBox="0 0 ${columns * 120} ${rows * 120}" preserveAspectRatio="xMidYMid slice" aria-hidden="true"><path d="M0 0h${columns * 120}v${rows * 120}H0z" fill="${ground}"/>${cells.join('')}</svg>`;
}

const at = (left, top, body, more = '') => `<div class="at" style="left:${left}mm;top:${top}mm;${more}">${body}</div>`;
const plate = (body, height, ground = '#ffffff') =>
  `<div class="plate" style="height:${height}mm;background:${ground}">${body}</div>`;
const named = (title, text) => `<div class="stack tight"><h3>${title}</h3><p>${text}</p></div>`;
const intro = (title, ...texts) =>
  `<div class="stack"><h2>${title}</h2>${texts.map((text) => `<p>${text}</p>`).join('')}</div>`;
const list = (items) => `<ul class="list">${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
const table = (head, rows) =>
  `<table class="rows"><thead><tr>${head.map((word) => `<th scope="col">${word}</th>`).join('')}</tr></thead><tbody>${rows.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')}</tbody></table>`;

const chapter = (number, title, ground, colours) => ({
  ground: ground === ORANGE ? 'orange' : ground === SKY ? 'sky' : 'blossom',
  head: `Chapter ${number}`,
  body: `${at(148.5, 0, flock(3, 4, 148.5, 210, ground, colours))}${at(16, 130, `<h1>${title}</h1>`)}`,
});

const CONTENTS = [
  ['1', 'Who we are', '3'],
  ['2', 'The mark', '6'],
  ['3', 'Colour', '11'],
  ['4', 'Type', '15'],
  ['5', 'Pages and pictures', '19'],
  ['6', 'In the street', '22'],
];

/** Bird and word as one drawing, put wrong by `change` (attributes of an SVG group). */
function wrong(change, colour = NIGHT, ground = '#ffffff', wordFirst = false) {
  const [drawn, word] = wordFirst ? [226, 0] : [0, 126];
  return `<svg width="48mm" height="30mm" viewBox="-50 -72 440 232" aria-hidden="true"><g ${change}><g transform="translate(${drawn} 0)"><path d="${BODY}${TAIL}${BEAK}" fill="${colour}"/><circle cx="74" cy="28" r="20" fill="${colour}"/><circle cx="78" cy="24" r="4" fill="${ground}"/></g><text x="${word}" y="78" font-family="Hanken Grotesk, sans-serif" font-size="96" font-weight="800" letter-spacing="-5" fill="${colour}">wren</text></g></svg>`;
}

function misuse() {
  const draw = (body, word, ground) =>
    `<div class="stack tight">${plate(body, 54, ground)}<p class="mono">${word}</p></div>`;
  return [
    draw(wrong('transform="rotate(-14 150 44)"'), 'Do not tilt it'),
    draw(wrong('transform="translate(-46 16) scale(1.3 .66)"'), 'Do not stretch it'),
    draw(wrong('opacity=".35"'), 'Do not fade it'),
    draw(wrong('', '#8bbf4f'), 'No colours of your own'),
    draw(wrong('', BLOSSOM, ORANGE), 'Not without contrast', ORANGE),
    draw(wrong('', NIGHT, '#ffffff', true), 'The bird stands first'),
  ].join('');
}

const swatch = ([name, hex, rgb, cmyk, text]) =>
  `<div style="background:${hex};color:${text};padding:6mm;display:flex;flex-direction:column;justify-content:space-between;height:150mm"><h3>${name}</h3><p class="mono">HEX ${hex.toUpperCase()}<br>RGB ${rgb}<br>CMYK ${cmyk}</p></div>`;

const COLOURS = [
  ['Orange', ORANGE, '255 95 46', '0 75 85 0', NIGHT],
  ['Night', NIGHT, '20 36 63', '100 85 40 45', CHALK],
  ['Sky', SKY, '207 227 241', '20 5 3 0', NIGHT],
  ['Blossom', BLOSSOM, '246 185 196', '0 35 12 0', NIGHT],
  ['Chalk', CHALK, '250 246 236', '2 3 9 0', NIGHT],
];

/** WCAG's contrast of two hex colours. */
function contrast(a, b) {
  const light = (hex) => {
    const [r, g, blue] = [1, 3, 5]
      .map((i) => parseInt(hex.slice(i, i + 2), 16) / 255)
      .map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r + 0.7152 * g + 0.0722 * blue;
  };
  const [high, low] = [light(a), light(b)].sort((x, y) => y - x);
  return (high + 0.05) / (low + 0.05);
}

function contrastGrid() {
  const grounds = [CHALK, SKY, BLOSSOM, ORANGE, NIGHT];
  const inks = [NIGHT, CHALK, ORANGE];
  return inks
    .flatMap((ink) =>
      grounds.map((ground) => {
        const ratio = contrast(ink, ground);
        const verdict = ratio < 1.1 ? 'none' : ratio >= 4.5 ? 'all text' : ratio >= 3 ? 'from 18 pt' : 'no text';
        return `<div style="background:${ground};color:${ink};padding:4mm;height:34mm;display:flex;flex-direction:column;justify-content:space-between"><b style="font-size:24pt;line-height:1">Aa</b><span class="mono" style="color:${ground === NIGHT ? CHALK : NIGHT}">${ratio.toFixed(1)}, ${verdict}</span></div>`;
      }),
    )
    .join('');
}

export const poster = (height) =>
  `<svg width="${(height * 3) / 4}mm" height="${height}mm" viewBox="0 0 300 400" aria-hidden="true"><path d="M0 0h300v400H0z" fill="${ORANGE}"/><circle cx="150" cy="360" r="190" fill="none" stroke="${NIGHT}" stroke-width="44"/><g transform="translate(76 62) scale(1.5)"><path d="${BODY}${TAIL}${BEAK}" fill="${CHALK}"/><circle cx="74" cy="28" r="20" fill="${CHALK}"/><circle cx="78" cy="24" r="4" fill="${ORANGE}"/></g></svg>`;

export const ticket = `<div style="width:62mm;background:${SKY};padding:6mm;display:grid;gap:8mm">${lockup(11, NIGHT, SKY)}<p style="font-size:27pt;font-weight:800;line-height:1;letter-spacing:-.03em">One day<br>$6</p><p class="mono">Unlock at any stand<br>until 24:00</p></div>`;
export const phone = `<div style="width:62mm;height:120mm;background:${NIGHT};border-radius:6mm;padding:3mm"><div style="background:${CHALK};height:114mm;border-radius:4mm;padding:6mm;display:grid;gap:5mm;align-content:start"><p class="mono">Stand 41, Canal</p><h2 style="font-size:25pt">Three birds here</h2><div style="background:${BLOSSOM};height:38mm;display:grid;place-items:center">${bird(26, NIGHT, BLOSSOM)}</div><p style="background:${ORANGE};padding:3mm 4mm;font-weight:700">Take number 7</p></div></div>`;
const stand = `<svg width="150mm" height="120mm" viewBox="0 0 300 240" aria-hidden="true"><path d="M0 0h300v240H0z" fill="${SKY}"/><path d="M0 200h300v40H0z" fill="${CHALK}"/><path d="M34 20h70v180H34z" fill="${NIGHT}"/><g transform="translate(42 34) scale(.5)"><path d="${BODY}${TAIL}${BEAK}" fill="${ORANGE}"/><circle cx="74" cy="28" r="20" fill="${ORANGE}"/></g><path d="M44 100h50M44 112h38M44 124h44" stroke="${CHALK}" stroke-width="4"/><g fill="none" stroke="${NIGHT}" stroke-width="7"><circle cx="160" cy="172" r="30"/><circle cx="252" cy="172" r="30"/></g><path d="M160 172l22-48h50l20 48M182 124l26 48h-48M208 172l24-48" fill="none" stroke="${ORANGE}" stroke-width="8" stroke-linejoin="round"/><path d="M176 112h22M232 124l-4-20h18" fill="none" stroke="${NIGHT}" stroke-width="7" stroke-linecap="round"/></svg>`;

const scale = [
  ['Title', '78 / 74 pt', '800', 44],
  ['Head', '33 / 34 pt', '800', 28],
  ['Lead', '17 / 23 pt', '500', 17],
  ['Text', '11 / 16 pt', '400', 11],
];

const PAGES = [
  {
    ground: 'orange',
    bare: true,
    body: `${at(0, 0, flock(6, 4, 297, 210, ORANGE, [NIGHT, CHALK, NIGHT, BLOSSOM]))}${at(0, 156, `<div style="background:${CHALK};width:297mm;height:54mm;padding:13mm 16mm;display:flex;justify-content:space-between;align-items:center">${lockup(34, NIGHT, CHALK)}<p class="mono">Brand handbook<br>Edition 1, spring 2027</p></div>`)}`,
  },
  {
    head: 'Contents',
    body: `<div class="cols side"><h2>What stands where</h2><table class="rows" style="font-size:19pt;font-weight:600">${CONTENTS.map(([n, word, page]) => `<tr><td style="width:16mm">${n}</td><td>${word}</td><td style="text-align:right">${page}</td></tr>`).join('')}</table></div>`,
  },
  {
    ground: 'night',
    head: 'Who we are',
    body: `<h1 style="font-size:60pt">A bicycle at<br>every corner,<br>for everybody<br>who is late</h1>${at(16, 158, '<p class="lead" style="width:150mm">Wren lends bicycles by the day. 240 of them, 41 stands, one price. This book says how Wren looks and speaks.</p>')}${at(206, 118, bird(74, ORANGE, NIGHT))}`,
  },
  {
    head: 'Who we are',
    body: `<div class="cols side">${intro('What we stand for', 'Three sentences to check a draft against. If it contradicts one of them, it is not ours.')}<div class="cols three large">${named('Small', 'A wren weighs ten grams and is heard across the street. We say little, and large.')}${named('On time', 'Prices, distances and minutes come first. Feelings are the rider\u2019s business.')}${named('Repairable', 'We show chains, screws and patches. Nothing is polished that will be used.')}</div></div>${at(16, 116, flock(9, 2, 265, 59, CHALK, [NIGHT, ORANGE, BLOSSOM, SKY]))}`,
  },
  {
    head: 'Who we are',
    body: `<div class="cols side large-rows">${intro('How we speak', 'Short sentences. Numbers as figures. No joke at the cost of the one who is waiting.')}${table(
      ['We write', 'We do not write'],
      [
        ['Number 7 has a flat tyre. Take number 9.', 'Oops, something went wrong.'],
        ['$6 a day, until midnight.', 'Affordable mobility from just $6.'],
        ['The stand is full. The next is 200 m north.', 'We apologise for any inconvenience.'],
        ['Your card was refused. Nothing was booked.', 'Payment error 4032.'],
        ['Bring it back when you like.', 'Enjoy ultimate freedom.'],
      ],
    )}</div>`,
  },
  chapter('2', 'The<br>mark', SKY, [NIGHT, ORANGE, CHALK]),
  {
    head: 'The mark',
    body: `<div class="cols side">${intro('The bird', 'Half a wheel, a tail that stands up, a head. One grid of 108 by 88, circles of 40 and 20.', 'Below 8 mm the eye is left out.')}<div class="plate" style="height:150mm"><svg width="160mm" height="131mm" viewBox="-6 -6 120 100" aria-hidden="true"><path d="M0 6h108M0 46h108M0 86h108M8 0v88M48 0v88M88 0v88" stroke="#b9c2cc" stroke-width=".3"/><path d="${BODY}${TAIL}${BEAK}" fill="${NIGHT}"/><circle cx="74" cy="28" r="20" fill="${NIGHT}"/><circle cx="78" cy="24" r="4" fill="#fff"/><circle cx="48" cy="46" r="40" fill="none" stroke="${ORANGE}" stroke-width=".6"/><circle cx="74" cy="28" r="20" fill="none" stroke="${ORANGE}" stroke-width=".6"/></svg></div></div>`,
  },
  {
    head: 'The mark',
    body: `<div class="cols side">${intro('Bird and word', 'The bird stands left of the word and is as high as its ascender. In a narrow place it stands above.')}<div class="cols two">${plate(lockup(19, NIGHT, '#ffffff'), 71)}${plate(lockup(19, CHALK, NIGHT), 71, NIGHT)}${plate(lockup(19, NIGHT, ORANGE), 71, ORANGE)}${plate(`<span style="display:grid;gap:4mm;justify-items:center">${bird(26, NIGHT, BLOSSOM)}<b class="word" style="font-size:40pt">wren</b></span>`, 71, BLOSSOM)}</div></div>`,
  },
  {
    head: 'The mark',
    body: `<div class="cols side"><div class="stack">${intro('Room and size', 'Around the mark stays a head\u2019s breadth: the x in the drawing.')}${table(
      ['Least size', 'Print', 'Screen'],
      [
        ['Bird and word', '18 mm', '72 px'],
        ['Bird', '6 mm', '20 px'],
      ],
    )}</div><div class="plate" style="height:150mm"><div style="outline:.3mm dashed ${ORANGE};padding:17mm;position:relative">${lockup(30, NIGHT, '#ffffff')}<span class="at mono" style="left:9mm;top:8mm">x</span><span class="at mono" style="right:9mm;bottom:8mm">x</span></div></div></div>`,
  },
  {
    head: 'The mark',
    body: `<div class="cols side">${intro('Not like this', 'Six things that have all been tried.')}<div class="cols three">${misuse()}</div></div>`,
  },
  chapter('3', 'Colour', BLOSSOM, [NIGHT, ORANGE, CHALK]),
  {
    bare: true,
    body: at(
      0,
      0,
      `<div style="display:grid;grid-template-columns:1.6fr 1.6fr 1fr 1fr 1fr;width:297mm">${COLOURS.map(swatch).join('').replaceAll('height:150mm', 'height:210mm')}</div>`,
    ),
  },
  {
    head: 'Colour',
    body: `<div class="cols side">${intro('How much of each', 'A page has one ground and one voice. Orange is what can be taken: a bicycle, a button, a ticket.')}<div class="stack"><div style="display:grid;grid-template-columns:48fr 24fr 14fr 8fr 6fr;height:84mm">${[CHALK, NIGHT, ORANGE, SKY, BLOSSOM].map((hex) => `<i style="background:${hex};${hex === CHALK ? 'border:.25mm solid #cdd3d9' : ''}"></i>`).join('')}</div>${table(
      ['Role', 'Colour', 'Share'],
      [
        ['Ground', 'Chalk', '48'],
        ['Text and night pages', 'Night', '24'],
        ['What can be taken', 'Orange', '14'],
        ['Maps, tickets', 'Sky', '8'],
        ['Notes', 'Blossom', '6'],
      ],
    )}</div></div>`,
  },
  {
    head: 'Colour',
    body: `<div class="cols side">${intro('What can be read', 'Measured as WCAG 2.2 measures. From 4.5 any text, from 3 large text and signs.')}<div class="cols" style="grid-template-columns:repeat(5,1fr);gap:4mm">${contrastGrid()}</div></div>`,
  },
  chapter('4', 'Type', ORANGE, [NIGHT, CHALK, BLOSSOM]),
  {
    head: 'Type',
    body: `<div class="cols two" style="gap:16mm"><div class="stack"><p style="font-size:150pt;font-weight:800;line-height:.9;letter-spacing:-.05em">Rr7</p><h2>Hanken Grotesk</h2><p>ABCDEFGHIJKLMNOPQRSTUVWXYZ<br>abcdefghijklmnopqrstuvwxyz<br>0123456789 $ % & ? ! ( )</p><p class="grey">For everything that is read. Weights 400, 500, 700, 800.</p></div><div class="stack"><p style="font:400 132pt/1.02 'Spline Sans Mono',monospace;letter-spacing:-.06em">Rr7</p><h2 style="font-family:'Spline Sans Mono';font-weight:400;letter-spacing:-.05em">Spline Sans Mono</h2><p style="font-family:'Spline Sans Mono'">ABCDEFGHIJKLMNOPQRSTUVWXYZ<br>abcdefghijklmnopqrstuvwxyz<br>0123456789 $ % &amp; ? ! ( )</p><p class="grey">For numbers of stands, bicycles and pages. Weight 400.</p></div></div>`,
  },
  {
    head: 'Type',
    body: `<div class="cols side">${intro('Four sizes', 'On A4. On larger sheets multiply all of them by the same number.')}<div>${scale.map(([name, size, weight, shown]) => `<div style="border-top:.25mm solid #cdd3d9;padding:4mm 0;display:grid;grid-template-columns:24mm 40mm 1fr;align-items:baseline"><span class="mono">${name}</span><span class="mono">${size}, ${weight}</span><span style="font-size:${shown}pt;font-weight:${weight};line-height:1.1;letter-spacing:${shown > 20 ? '-.035em' : '0'}">Number 7 is free</span></div>`).join('')}</div></div>`,
  },
  {
    head: 'Type',
    body: `<div class="cols side">${intro('Setting', 'Five rules for everything with letters on it.')}${list(['<b>Flush left,</b> never justified, never centred.', '<b>Forty to seventy</b> signs in a line of text.', '<b>No capitals</b> for words; the mark is written small.', '<b>Figures</b> for all numbers, also below twelve: 3 stands, 7 minutes.', '<b>Quotation marks</b> are \u2018single\u2019; a dash between numbers is short: 7\u201322.'])}</div>`,
  },
  {
    head: 'Pages and pictures',
    body: `<div class="cols side">${intro('The grid', 'Twelve columns, 5 mm between them, 16 mm at the sides. Text takes three to six, pictures any number.')}<div class="plate" style="height:150mm;position:relative"><div style="display:grid;grid-template-columns:repeat(12,1fr);gap:2.6mm;width:158mm;height:112mm">${'<i style="background:#e8eef4"></i>'.repeat(12)}</div><div class="at" style="left:22mm;top:32mm;width:74mm"><p style="font-size:30pt;font-weight:800;line-height:1;letter-spacing:-.03em">The stand is full</p></div><div class="at" style="right:16.5mm;bottom:19mm;width:77mm;height:64mm;background:${ORANGE}"></div></div></div>`,
  },
  {
    bare: true,
    body: `${at(0, 0, flock(6, 4, 297, 210, NIGHT, [ORANGE, SKY, BLOSSOM, CHALK]))}${at(16, 150, `<div style="background:${CHALK};color:${NIGHT};padding:8mm;width:92mm"><h2>The flock</h2><p style="margin-top:3mm">Birds, wheels and half wheels on a square grid. At least three by three, and never behind text.</p></div>`)}`,
  },
  {
    head: 'Pages and pictures',
    body: `<div class="cols side">${intro('Drawings', 'Flat, from circles and straight lines, in the five colours. A drawing shows one thing that can be done.')}<div class="cols two">${stand.replace('width="150mm" height="120mm"', 'width="86mm" height="69mm"')}<div style="background:${BLOSSOM};display:grid;place-items:center;height:69mm">${bird(46, NIGHT, BLOSSOM)}</div>${named('Yes', 'A stand, a bicycle, a price. What the rider sees in the street.')}${named('No', 'People who laugh at salad. Sunsets. Bicycles without a lock.')}</div></div>`,
  },
  {
    ground: 'sky',
    head: 'In the street',
    body: `${at(16, 32, `<h2>Ticket, telephone</h2><p style="width:66mm;margin-top:5mm">The price is the largest thing on a ticket. On the telephone it is the number of free bicycles.</p>`)}${at(112, 32, ticket.replace(`background:${SKY}`, 'background:#ffffff').replace(`"4" fill="${SKY}"`, '"4" fill="#ffffff"'))}${at(204, 32, phone)}`,
  },
  {
    head: 'In the street',
    body: `<div class="cols side">${intro('Stand and poster', 'The post is Night, so that the bicycle is the colour. A poster has one drawing, one line and no more.')}<div style="display:flex;gap:10mm;align-items:start">${poster(104)}${stand.replace('width="150mm" height="120mm"', 'width="90mm" height="72mm"')}</div></div>`,
  },
  {
    ground: 'night',
    head: 'Before it leaves the house',
    body: `<div class="cols two" style="gap:20mm"><div class="stack"><h2>Six questions</h2>${list(['Is the mark alone, with its room around it?', 'Is there one ground and one voice?', 'Can it be read from a saddle?', 'Does the first line say a number or a place?', 'Is orange only where something can be taken?', 'Would it survive rain?'])}</div><div class="stack"><h2>Who decides</h2><p class="lead">Mail the draft to brand@wren.example. You have an answer on the next working day.</p><p>Files: wren.example/brand</p>${bird(60, ORANGE, NIGHT)}</div></div>`,
  },
];

/** The whole handbook as one HTML document. */
export function handbookHtml() {
  const sections = PAGES.map(
    ({ ground = '', head = '', bare = false, body }, index) =>
      `<section class="page ${ground}">\n${bare ? '' : `<p class="head">${head}</p><p class="number">${index + 1}</p>`}\n${body}\n</section>`,
  );
  return `<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8" />\n<title>Wren brand handbook</title>\n<link rel="stylesheet" href="handbook.css" />\n</head>\n<body>\n${sections.join('\n')}\n</body>\n</html>\n`;
}
