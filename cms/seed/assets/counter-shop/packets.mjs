/** Twelve seed packets, 300 × 400, drawn from circles, leaves and bands; no text, so that they need no typeface. */

const INK = '#16301f';

const circle = (x, y, r, fill) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`;
const n = (value) => Number(value.toFixed(1));

/** A leaf from (x, y) in the direction of `angle` (degrees, 0 = up), `length` long and `width` wide. */
function leaf(x, y, length, width, angle, fill) {
  const turn = (angle * Math.PI) / 180;
  const at = (along, across) =>
    `${n(x + along * Math.sin(turn) + across * Math.cos(turn))} ${n(y - along * Math.cos(turn) + across * Math.sin(turn))}`;
  return `<path d="M${at(0, 0)}Q${at(length * 0.45, width)} ${at(length, 0)}Q${at(length * 0.45, -width)} ${at(0, 0)}z" fill="${fill}"/>`;
}

const leaves = (x, y, spec, fill) =>
  spec.map(([length, width, angle]) => leaf(x, y, length, width, angle, fill)).join('');
const ring = (count, work) => Array.from({ length: count }, (_, index) => work((index * 360) / count, index)).join('');
const around = (x, y, radius, angle) => [
  n(x + radius * Math.sin((angle * Math.PI) / 180)),
  n(y - radius * Math.cos((angle * Math.PI) / 180)),
];

const DRAWINGS = {
  radish: [
    '#f3c9cf',
    () =>
      leaves(
        150,
        150,
        [
          [118, 40, -34],
          [128, 38, 0],
          [118, 40, 34],
        ],
        '#2f7d4a',
      ) +
      `<path d="M72 200a78 66 0 0 1 156 0c0 52-52 70-78 126-26-56-78-74-78-126z" fill="#d42f4f"/>` +
      `<path d="M112 266c18 18 30 34 38 60 8-26 20-42 38-60-24 12-52 12-76 0z" fill="#fff6f3"/>` +
      `<path d="M96 196a52 44 0 0 1 30-38" fill="none" stroke="#f08fa0" stroke-width="10" stroke-linecap="round"/>`,
  ],
  carrot: [
    '#1d4a34',
    () =>
      leaves(
        150,
        146,
        [
          [96, 16, -46],
          [116, 18, -23],
          [126, 18, 0],
          [116, 18, 23],
          [96, 16, 46],
        ],
        '#7fbf6a',
      ) +
      `<path d="M92 158a58 30 0 0 1 116 0c0 60-34 130-58 176-24-46-58-116-58-176z" fill="#f0802c"/>` +
      [
        [112, 196, 40],
        [150, 228, 36],
        [124, 262, 30],
      ]
        .map(([x, y, w]) => `<path d="M${x} ${y}h${w}" stroke="#c9591a" stroke-width="7" stroke-linecap="round"/>`)
        .join(''),
  ],
  beet: [
    '#f0b8a0',
    () =>
      [
        [110, '#7a1238'],
        [92, '#b02a58'],
        [72, '#7a1238'],
        [52, '#b02a58'],
        [32, '#7a1238'],
        [13, '#e58aa6'],
      ]
        .map(([r, fill]) => circle(150, 200, r, fill))
        .join('') +
      leaves(
        150,
        92,
        [
          [72, 26, -30],
          [78, 24, 30],
        ],
        '#2c6b45',
      ),
  ],
  pea: [
    '#dbe7c3',
    () =>
      `<g transform="rotate(28 150 205)"><path d="M104 70c70 40 92 220 10 280-52-60-60-214-10-280z" fill="#2f7d4a" transform="translate(40 0)"/>` +
      [120, 158, 198, 238, 276]
        .map((y, i) => circle(n(168 - Math.abs(i - 2) * 5), y, 21 - Math.abs(i - 2) * 2, '#b9dd7d'))
        .join('') +
      `</g>`,
  ],
  sunflower: [
    '#234f7a',
    () =>
      ring(16, (angle) => leaf(...around(150, 190, 46, angle), 78, 26, angle, '#eeb12a')) +
      circle(150, 190, 54, '#4a2a17') +
      circle(150, 190, 34, '#2e190d') +
      ring(10, (angle) => circle(...around(150, 190, 44, angle), 4, '#b67a3a')),
  ],
  tomato: [
    '#c9dfe6',
    () =>
      circle(150, 208, 104, '#d8402c') +
      `<path d="M88 176a70 64 0 0 1 36-42" fill="none" stroke="#f28a72" stroke-width="11" stroke-linecap="round"/>` +
      ring(6, (angle) => leaf(150, 116, 66, 17, angle + 30, '#23633d')) +
      circle(150, 116, 11, '#184a2c'),
  ],
  chard: [
    '#3a1a2e',
    () =>
      `<path d="M150 50c96 26 116 152 40 216h-80c-76-64-56-190 40-216z" fill="#2f7d4a"/>` +
      `<path d="M143 84h14l9 260h-32z" fill="#ef5f86"/>` +
      [120, 160, 200, 240]
        .map(
          (y) =>
            `<path d="M150 ${y + 22}l-56-30M150 ${y + 22}l56-30" stroke="#ef5f86" stroke-width="7" stroke-linecap="round"/>`,
        )
        .join(''),
  ],
  leek: [
    '#efe3c4',
    () =>
      leaves(
        150,
        206,
        [
          [150, 26, -26],
          [168, 24, -9],
          [168, 24, 9],
          [150, 26, 26],
        ],
        '#2c6b45',
      ) +
      `<path d="M118 150h64l-5 160a27 27 0 0 1-54 0z" fill="#fdfbf1"/>` +
      [136, 150, 164].map((x) => `<path d="M${x} 160v146" stroke="#bcd6a2" stroke-width="5"/>`).join('') +
      `<path d="M118 150h64l-1 40h-62z" fill="#a8cf86"/>`,
  ],
  bean: [
    '#c8d2ee',
    () =>
      [
        [92, 120, -20],
        [200, 140, 24],
        [106, 256, 18],
        [212, 276, -22],
      ]
        .map(
          ([x, y, turn]) =>
            `<g transform="rotate(${turn} ${x} ${y})"><path d="M${x - 26} ${y - 50}a40 50 0 1 1 6 100c-22 2-30-18-22-34 6-12 4-20-2-30-6-12-2-32 18-36z" fill="#5b2748"/>` +
            circle(x - 4, y - 22, 6, '#e9c9d8') +
            circle(x + 6, y + 6, 8, '#e9c9d8') +
            circle(x - 6, y + 30, 5, '#e9c9d8') +
            `</g>`,
        )
        .join(''),
  ],
  pumpkin: [
    '#1f3f4a',
    () =>
      `<path d="M140 116c0-24 6-40 24-50l14 10c-12 10-14 22-12 40z" fill="#7fae63"/>` +
      [
        [70, 52, '#c95a17'],
        [230, 52, '#c95a17'],
        [104, 58, '#e87722'],
        [196, 58, '#e87722'],
        [150, 50, '#f49440'],
      ]
        .map(
          ([x, rx, fill]) =>
            `<ellipse cx="${x}" cy="212" rx="${rx}" ry="${fill === '#c95a17' ? 82 : 100}" fill="${fill}"/>`,
        )
        .join(''),
  ],
  poppy: [
    '#f6ead8',
    () =>
      `<path d="M150 220c-6 50-4 90 6 130" fill="none" stroke="#2c6b45" stroke-width="9" stroke-linecap="round"/>` +
      leaf(154, 330, 76, 22, -58, '#2c6b45') +
      ring(4, (angle) => circle(...around(150, 168, 52, angle + 45), 56, angle % 180 ? '#e2472f' : '#c9331f')) +
      circle(150, 168, 28, INK) +
      ring(9, (angle) => circle(...around(150, 168, 40, angle), 4, INK)),
  ],
  nasturtium: [
    '#2f6d57',
    () =>
      [
        [78, 300, 52],
        [222, 312, 44],
      ]
        .map(([x, y, r]) => circle(x, y, r, '#8cc084') + circle(x, y, 5, '#2f6d57'))
        .join('') +
      ring(5, (angle) => circle(...around(150, 172, 56, angle), 46, '#f2913d')) +
      ring(5, (angle) => leaf(150, 172, 62, 10, angle, '#b8371f')) +
      circle(150, 172, 13, '#ffe2b0'),
  ],
};

export const KINDS = Object.keys(DRAWINGS);

/** The colour of a packet's paper. */
export const paperOf = (kind) => DRAWINGS[kind][0];

/** The front of one packet as SVG: coloured paper, the plant, a folded edge above and a mark below. */
export function packetSvg(kind) {
  const [paper, draw] = DRAWINGS[kind];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 400" width="300" height="400"><path d="M0 0h300v400H0z" fill="${paper}"/>${draw()}<path d="M0 0h300v34H0z" fill="#fffdf5"/><path d="M0 34h300" stroke="${INK}" stroke-width="2" stroke-dasharray="6 5"/><path d="M0 360h300v40H0z" fill="#fffdf5"/><path d="M20 388v-8a9 9 0 0 1 18 0v8m0-8a9 9 0 0 1 18 0v8" fill="none" stroke="${INK}" stroke-width="4.5"/><path d="M76 374h120M76 386h72" stroke="${INK}" stroke-width="3"/><circle cx="272" cy="380" r="9" fill="${INK}"/></svg>\n`;
}
