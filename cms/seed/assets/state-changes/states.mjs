import { readFile } from 'node:fs/promises';

const line = (d, parts = '') => `<path ${parts}${parts && ' '}d="${d}"/>`;
const drawn = (d, parts = 'draw') => `<path class="${parts}" pathLength="1" d="${d}"/>`;
const CHECK = 'M5 12.5l4.5 4.5L19 7';

/** name, what it says when off, when on, and the drawing whose parts states.css moves. */
const DRAWN = [
  [
    'menu-close',
    'Menu',
    'Close',
    ['a|M4 7h16', 'b|M4 12h16', 'c|M4 17h16'].map((p) => line(p.slice(2), `class="${p[0]}"`)),
  ],
  [
    'play-pause',
    'Play',
    'Pause',
    [
      line('M7.5 5v14l11-7z', 'class="a solid"'),
      line('M8 5.5v13', 'class="b" stroke-width="3.5"'),
      line('M16 5.5v13', 'class="c" stroke-width="3.5"'),
    ],
  ],
  ['plus-check', 'Add', 'Added', [line('M12 5v14M5 12h14', 'class="a"'), drawn(CHECK, 'b draw')]],
  [
    'heart',
    'Keep',
    'Kept',
    [
      line(
        'M12 20C6.5 16 3.5 12.8 3.5 9.2A4.7 4.7 0 0 1 12 6.6a4.7 4.7 0 0 1 8.5 2.6c0 3.6-3 6.8-8.5 10.8z',
        'class="a"',
      ),
    ],
  ],
  [
    'cart-add',
    'Add to cart',
    'In the cart',
    [
      line('M3 4h2l2.4 11h10.4L19.5 9'),
      line(
        'M7.75 19a1.25 1.25 0 1 0 2.5 0 1.25 1.25 0 1 0-2.5 0zM15.25 19a1.25 1.25 0 1 0 2.5 0 1.25 1.25 0 1 0-2.5 0z',
      ),
      line('M10 8h4.5v4H10z', 'class="a solid"'),
      '<circle class="b solid spring" cx="19" cy="5" r="2.25"/>',
    ],
  ],
  [
    'copy-copied',
    'Copy',
    'Copied',
    [
      line('M15.5 5.5V5A1.5 1.5 0 0 0 14 3.5H5A1.5 1.5 0 0 0 3.5 5v9A1.5 1.5 0 0 0 5 15.5h.5', 'class="a"'),
      '<rect class="b" x="8.5" y="8.5" width="12" height="12" rx="1.5"/>',
      drawn('M11.7 14.8l2 2 3.8-4.4', 'c draw'),
    ],
  ],
  [
    'sort-turn',
    'Largest first',
    'Smallest first',
    [
      line('M7 4.5v15M3.5 16 7 19.5l3.5-3.5', 'class="a"'),
      line('M13.5 7h7', 'class="b"'),
      line('M13.5 12H18'),
      line('M13.5 17h2', 'class="c"'),
    ],
  ],
  [
    'expand-shrink',
    'Expand',
    'Shrink',
    [line('M14 4h6v6M20 4l-6 6', 'class="a"'), line('M10 20H4v-6M4 20l6-6', 'class="b"')],
  ],
  [
    'download',
    'Download',
    'Downloaded',
    [
      line('M12 3.5V14M7.5 9.5 12 14l4.5-4.5', 'class="a"'),
      line('M4 16.5v4h16v-4', 'class="go"'),
      drawn('M12 3.5a8.5 8.5 0 0 1 0 17 8.5 8.5 0 0 1 0-17z', 'b draw'),
      drawn('M8 12.3l2.9 2.9 5.1-6', 'c draw'),
    ],
  ],
  [
    'toggle',
    'Off',
    'On',
    [
      '<rect class="a" x="3" y="7" width="18" height="10" rx="5"/>',
      '<circle class="b" cx="8" cy="12" r="2.25"/>',
      '<circle class="c" cx="8" cy="12" r="3.1"/>',
    ],
  ],
  [
    'eye',
    'Show',
    'Hide',
    [
      line('M2.5 12C5 7.5 8.2 5.5 12 5.5s7 2 9.5 6.5c-2.5 4.5-5.7 6.5-9.5 6.5S5 16.5 2.5 12z'),
      '<circle class="a" cx="12" cy="12" r="3"/>',
      '<path class="b draw cut" stroke-width="5" pathLength="1" d="M4.5 4.5l15 15"/>',
      drawn('M4.5 4.5l15 15', 'b draw'),
    ],
  ],
  [
    'bell',
    'Silent',
    'Notifying',
    [
      line('M6 16.5v-6a6 6 0 0 1 12 0v6l1.5 1.5h-15zM12 4.5V3', 'class="a"'),
      line('M10 21h4'),
      '<circle class="c solid spring" cx="18" cy="5.5" r="2.5"/>',
    ],
  ],
  [
    'lock',
    'Open',
    'Locked',
    [
      '<rect x="5" y="10.5" width="14" height="10" rx="1.5"/>',
      line('M8 10.5v-3a4 4 0 0 1 8 0v3', 'class="a"'),
      line('M12 14.2v2.6', 'class="b"'),
    ],
  ],
  ['chevron', 'Closed', 'Opened', [line('M5 8.5l7 7 7-7', 'class="a"')]],
  [
    'bookmark',
    'Save',
    'Saved',
    [line('M6 3.5h12v17l-6-4.5-6 4.5z', 'class="a"'), line('M12 7v6M9 10h6', 'class="b go"')],
  ],
  [
    'search-close',
    'Search',
    'Close',
    [
      '<circle class="a" cx="10.5" cy="10.5" r="6.5"/>',
      drawn('M19.5 19.5 5 5', 'b draw'),
      drawn('M19.5 5 5 19.5', 'c draw'),
    ],
  ],
  [
    'sun-moon',
    'Light',
    'Dark',
    [
      line(
        'M12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4',
        'class="b"',
      ),
      '<circle class="a" cx="12" cy="12" r="4"/>',
      '<circle class="c" cx="16.2" cy="8.2" r="6.6"/>',
    ],
  ],
  [
    'volume',
    'Sound on',
    'Sound off',
    [
      line('M4 9.5v5h3.5l4.5 4v-13l-4.5 4z'),
      line('M15.5 9a4.2 4.2 0 0 1 0 6M18 6.5a7.8 7.8 0 0 1 0 11', 'class="b"'),
      drawn('M15.7 9.5l5 5', 'c draw'),
      drawn('M20.7 9.5l-5 5', 'c draw'),
    ],
  ],
  [
    'grid-list',
    'Grid',
    'List',
    [
      '<rect class="a" x="4" y="4" width="6.5" height="6.5" rx="1"/>',
      '<rect class="b" x="13.5" y="4" width="6.5" height="6.5" rx="1"/>',
      '<rect class="c" x="4" y="13.5" width="6.5" height="6.5" rx="1"/>',
      '<rect class="d" x="13.5" y="13.5" width="6.5" height="6.5" rx="1"/>',
      drawn('M12 6H20', 'e draw'),
      drawn('M12 18H20', 'e draw'),
    ],
  ],
  ['send', 'Send', 'Sent', [line('M20.5 3.5 3 10l7 4 4 7zM20.5 3.5 10 14', 'class="a"'), drawn(CHECK, 'b draw')]],
];

/** The twenty changes: { name, off, on, parts }. */
export const STATES = DRAWN.map(([name, off, on, parts]) => ({ name, off, on, parts }));

/** The stylesheet that moves them. */
export const css = () => readFile(new URL('source/states.css', import.meta.url), 'utf8');

/** One change's SVG; `attributes` may set a class, a size or a state in between. */
export const svg = ({ name, parts }, attributes = '', style = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" class="state ${name}${style && ' '}${style}" viewBox="0 0 24 24" aria-hidden="true"${attributes && ' '}${attributes}>${parts.join('')}</svg>`;
