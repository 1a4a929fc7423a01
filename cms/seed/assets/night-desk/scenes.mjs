/** The pictures of Nine Keys: a house by the water, its rooms, its table, its keys. Flat colour, no text, no typeface. */

const SKY = '#0b1424';
const NIGHT = '#131f36';
const WALL = '#22355a';
const EDGE = '#30497a';
const LAMP = '#ff8a5c';
const GLOW = '#ffc59a';
const CREAM = '#f6e7d8';
const SEA = '#16304a';

const svg = (width, height, body) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${body}</svg>\n`;
const box = (x, y, w, h, fill) => `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${fill}"/>`;
const dot = (x, y, r, fill) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`;
const arch = (x, y, w, h, fill) =>
  `<path d="M${x} ${y + h}V${y + w / 2}a${w / 2} ${w / 2} 0 0 1 ${w} 0V${y + h}z" fill="${fill}"/>`;
const stars = (spots) => spots.map(([x, y]) => dot(x, y, (x + y) % 3 === 0 ? 3 : 2, CREAM)).join('');

/** What stands behind a lit window, in a field of 100 × 150 with its floor at 150. */
const INSIDE = {
  lamp: `<path d="M30 52h40l12 34H18z" fill="${CREAM}"/><path d="M47 86h6v64h-6z" fill="${WALL}"/>`,
  plant: `<path d="M34 112h32l-5 38H39z" fill="${WALL}"/><path d="M50 112q-44-14-34-62 32 12 34 62zm0 0q44-14 34-62-32 12-34 62zm0 0q-16-50 0-84 16 34 0 84z" fill="${NIGHT}"/>`,
  cat: `<path d="M30 150c-6-34 6-52 12-58l-4-28 14 11h10l14-11-3 30c14 14 18 38 12 56z" fill="${NIGHT}"/><path d="M82 150c18-4 16-30 6-38" fill="none" stroke="${NIGHT}" stroke-width="7" stroke-linecap="round"/>`,
  curtain: `<path d="M0 0h34c0 60-10 110-34 150zm100 0H66c0 60 10 110 34 150z" fill="${LAMP}"/>`,
  reader: `<path d="M22 150V96a14 14 0 0 1 28-6v30h34v30z" fill="${WALL}"/><circle cx="56" cy="74" r="15" fill="${NIGHT}"/><path d="M44 150v-34a18 18 0 0 1 30-12l16 16-6 8-14-8v30z" fill="${NIGHT}"/>`,
};

function pane(x, y, w, h, inside) {
  const lit = Boolean(inside);
  const view = `<svg x="${x}" y="${y}" width="${w}" height="${h}" viewBox="0 0 100 150" preserveAspectRatio="xMidYMax slice">${lit ? INSIDE[inside] : ''}</svg>`;
  const corners = `<path d="M${x - 2} ${y - 2}h${w + 4}v${w / 2 + 2}h-2a${w / 2} ${w / 2} 0 0 0 ${-w} 0h-2z" fill="${WALL}"/>`;
  return `${arch(x, y, w, h, lit ? GLOW : NIGHT)}${lit ? view + corners : ''}${box(x - 10, y + h, w + 20, 10, EDGE)}`;
}

/** The house at the quay: nine windows, most of them lit, and their light on the water. */
function house() {
  const rows = [
    ['curtain', null, 'lamp'],
    ['cat', 'reader', null],
    [null, 'plant', 'curtain'],
  ];
  const spots = rows.flatMap((row, r) => row.map((inside, c) => [220 + c * 230, 210 + r * 240, inside]));
  const windows = spots.map(([x, y, inside]) => pane(x, y, 116, 166, inside)).join('');
  const streaks = [0, 1, 2, 3, 4, 5, 6, 7]
    .map((i) => box(300 + ((i * 137) % 480), 1268 + i * 24, 190 - i * 14, 7, i % 3 ? '#27486a' : LAMP))
    .join('');
  return svg(
    1000,
    1480,
    box(0, 0, 1000, 1480, SKY) +
      stars([
        [60, 90],
        [150, 300],
        [90, 520],
        [930, 420],
        [880, 620],
        [50, 760],
        [600, 40],
        [430, 70],
        [250, 50],
        [960, 900],
        [940, 60],
      ]) +
      dot(850, 150, 74, CREAM) +
      dot(824, 132, 66, SKY) +
      box(150, 130, 700, 1090, WALL) +
      box(120, 108, 760, 30, EDGE) +
      box(640, 30, 70, 80, EDGE) +
      windows +
      box(150, 930, 700, 14, EDGE) +
      arch(430, 990, 140, 230, LAMP) +
      arch(452, 1014, 96, 206, NIGHT) +
      dot(530, 1130, 6, GLOW) +
      box(196, 1000, 180, 150, GLOW) +
      box(624, 1000, 180, 150, GLOW) +
      `<path d="M196 1000h180v20c-15 18-30 18-45 0-15 18-30 18-45 0-15 18-30 18-45 0-15 18-30 18-45 0zM624 1000h180v20c-15 18-30 18-45 0-15 18-30 18-45 0-15 18-30 18-45 0-15 18-30 18-45 0z" fill="${LAMP}"/>` +
      dot(286, 1112, 34, NIGHT) +
      box(240, 1112, 92, 38, NIGHT) +
      dot(700, 1092, 20, NIGHT) +
      box(676, 1112, 48, 38, NIGHT) +
      box(0, 1220, 1000, 16, EDGE) +
      box(0, 1236, 1000, 244, SEA) +
      streaks,
  );
}

/** A window on the water: moon, boat, a bed's edge. */
function harbour() {
  return svg(
    1200,
    900,
    box(0, 0, 1200, 900, WALL) +
      arch(330, 90, 540, 620, CREAM) +
      arch(352, 112, 496, 580, SKY) +
      stars([
        [450, 300],
        [540, 220],
        [720, 260],
        [780, 380],
        [420, 420],
        [600, 180],
      ]) +
      dot(680, 330, 62, CREAM) +
      box(352, 500, 496, 192, SEA) +
      box(640, 516, 90, 8, CREAM) +
      box(656, 546, 60, 8, CREAM) +
      box(668, 576, 36, 8, CREAM) +
      `<path d="M400 520h130l-22 34h-88z" fill="${LAMP}"/><path d="M462 512V400l54 112z" fill="${CREAM}"/>` +
      box(590, 112, 20, 580, CREAM) +
      box(300, 692, 600, 26, EDGE) +
      `<path d="M0 900V770c160-40 420-40 560 0l640-10v140z" fill="${CREAM}"/><path d="M60 760c20-90 300-90 320 0-100 34-220 34-320 0z" fill="${GLOW}"/>` +
      `<path d="M0 900v-60h1200v60z" fill="${LAMP}"/>`,
  );
}

/** Under the roof: a skylight full of stars and a lamp. */
function roof() {
  return svg(
    1200,
    900,
    box(0, 0, 1200, 900, NIGHT) +
      `<path d="M0 900V420L600 40l600 380v480z" fill="${WALL}"/>` +
      `<path d="M360 430l240-150 240 150v170H360z" fill="${CREAM}"/><path d="M384 442l204-128v266H384zM612 314l204 128v138H612z" fill="${SKY}"/>` +
      stars([
        [430, 470],
        [480, 430],
        [540, 380],
        [560, 510],
        [440, 550],
        [660, 400],
        [720, 460],
        [780, 520],
        [640, 530],
        [700, 550],
      ]) +
      dot(720, 420, 20, GLOW) +
      `<path d="M930 420h130l44 130H886z" fill="${GLOW}"/>` +
      box(985, 550, 20, 250, EDGE) +
      box(920, 796, 150, 16, EDGE) +
      box(160, 700, 660, 130, CREAM) +
      `<path d="M190 700c0-70 190-70 190 0z" fill="${GLOW}"/>` +
      `<path d="M400 690h420v140H400z" fill="${LAMP}"/>` +
      box(140, 560, 24, 300, EDGE) +
      box(160, 830, 660, 20, EDGE),
  );
}

/** To the yard: leaves before a lit door, a table for two. */
function yard() {
  const leaf = (x, y, turn, fill) =>
    `<path transform="translate(${x} ${y}) rotate(${turn})" d="M0 0Q70-110 0-260-70-110 0 0z" fill="${fill}"/>`;
  return svg(
    1200,
    900,
    box(0, 0, 1200, 900, SKY) +
      box(0, 760, 1200, 140, WALL) +
      arch(440, 130, 320, 630, GLOW) +
      arch(480, 170, 240, 590, LAMP) +
      box(592, 130, 16, 630, GLOW) +
      box(480, 470, 240, 12, GLOW) +
      [
        [140, 800, -28],
        [140, 800, 8],
        [140, 800, 40],
        [1060, 800, -44],
        [1060, 800, -8],
        [1060, 800, 26],
      ]
        .map(([x, y, turn], i) => leaf(x, y, turn, i % 2 ? '#2b5f62' : '#1f474d'))
        .join('') +
      box(96, 740, 92, 96, EDGE) +
      box(1014, 740, 92, 96, EDGE) +
      `<ellipse cx="600" cy="724" rx="150" ry="18" fill="${CREAM}"/>` +
      box(592, 724, 16, 116, CREAM) +
      `<path d="M560 706l10-52h-20zM646 706h-28l4-60h20z" fill="${NIGHT}"/>` +
      [
        [300, 700, 1],
        [900, 700, -1],
      ]
        .map(
          ([x, y, side]) =>
            `<path d="M${x} ${y - 90}v220m0-110h${90 * side}v110" fill="none" stroke="${CREAM}" stroke-width="14"/>`,
        )
        .join(''),
  );
}

/** A plate from above with a fish, knife and fork. */
function supper() {
  return svg(
    1200,
    900,
    box(0, 0, 1200, 900, LAMP) +
      dot(600, 450, 350, CREAM) +
      dot(600, 450, 262, '#fff6ec') +
      `<path d="M380 450c70-110 260-130 370-30l80-70c-14 60-14 140 0 200l-80-70c-110 100-300 80-370-30z" fill="${WALL}"/>` +
      `<path d="M480 380c26 50 26 90 0 140" fill="none" stroke="${CREAM}" stroke-width="9"/>` +
      dot(436, 434, 12, CREAM) +
      [0, 1, 2]
        .map((i) => `<path d="M${560 + i * 64} 400q34 50 0 100" fill="none" stroke="${EDGE}" stroke-width="9"/>`)
        .join('') +
      dot(560, 610, 46, GLOW) +
      dot(560, 610, 34, '#ffdfc4') +
      dot(660, 620, 30, '#2b5f62') +
      dot(706, 596, 22, '#1f474d') +
      `<path d="M150 190v150a30 30 0 0 0 20 28v360h24V368a30 30 0 0 0 20-28V190h-14v140h-12V190h-12v140h-12V190z" fill="${NIGHT}"/>` +
      `<path d="M1020 190c50 60 50 210 10 300v238h-24V190z" fill="${NIGHT}"/>`,
  );
}

/** One of the nine keys on its brass tag. */
function key() {
  return svg(
    900,
    900,
    box(0, 0, 900, 900, WALL) +
      `<g transform="rotate(-24 450 450)">` +
      `<path d="M300 250a110 110 0 1 0 30 180l280 0v90h60v-90h50v70h60v-150H330a110 110 0 0 0-30-100z" fill="${CREAM}"/>` +
      dot(232, 346, 52, WALL) +
      `<path d="M206 372q-70 90-30 150" fill="none" stroke="${GLOW}" stroke-width="10"/>` +
      `<path d="M110 520h150a40 40 0 0 1 40 40v170a40 40 0 0 1-40 40H110a40 40 0 0 1-40-40V560a40 40 0 0 1 40-40z" fill="${LAMP}"/>` +
      dot(185, 560, 16, WALL) +
      `<path d="M222 612h-70v58c42-14 66 0 66 28 0 30-34 44-70 30" fill="none" stroke="${NIGHT}" stroke-width="20"/>` +
      `</g>`,
  );
}

/** Streets, quay and pin. */
function map() {
  const road = (d, width) => `<path d="${d}" fill="none" stroke="${EDGE}" stroke-width="${width}"/>`;
  return svg(
    1200,
    900,
    box(0, 0, 1200, 900, WALL) +
      `<path d="M0 610c240-60 340 40 560 0s380-120 640-60v350H0z" fill="${SEA}"/>` +
      road('M0 560c240-60 340 40 560 0s380-120 640-60', 26) +
      road('M180 0l60 550M470 0l20 570M760 0l-20 540M1010 0l20 480', 18) +
      road('M0 180l1200-60M0 360l1200-40', 18) +
      `<path d="M560 590l40 190h30l-30-196z" fill="${EDGE}"/>` +
      `<path d="M780 700h110l-20 30h-70zM300 760h90l-16 26h-58z" fill="${CREAM}"/>` +
      `<path d="M620 520c-60-90-90-130-90-180a90 90 0 0 1 180 0c0 50-30 90-90 180z" fill="${LAMP}"/>` +
      dot(620, 340, 36, CREAM),
  );
}

export const SCENES = { house, harbour, roof, yard, supper, key, map };
