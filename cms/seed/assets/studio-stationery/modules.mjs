/** The identity's one idea: squares and quarter circles on a grid. */

const SHAPES = {
  square: 'M0 0h1v1H0z',
  quarter: 'M0 1A1 1 0 0 1 1 0v1z',
  half: 'M0 .5A.5 .5 0 0 1 1 .5V1H0z',
  ring: 'M0 1A1 1 0 0 1 1 0v.5A.5 .5 0 0 0 .5 1z',
};
const ORDER = ['quarter', 'square', 'ring', 'quarter', 'half', 'quarter', 'ring'];

/** A square of two quarter circles and two squares, `size` millimetres wide. */
export function mark(size, colour = 'currentColor') {
  return `<svg class="mark" width="${size}mm" height="${size}mm" viewBox="0 0 4 4" fill="${colour}" aria-hidden="true"><path d="M0 2A2 2 0 0 1 2 0v2zM2 0h2v2H2zM0 2h2v2H0zM2 2h2A2 2 0 0 1 2 4z" stroke="none"/></svg>`;
}

/** A wall of modules; `seed` picks the order, so that every card can have its own. Colours: ground, dark, light. */
export function pattern(columns, rows, seed, width, height, [ground, dark, light]) {
  let state = Number(seed) * 7919 + 13;
  const next = (count) => {
    state = (state * 48271) % 2147483647;
    return state % count;
  };
  const cells = Array.from({ length: columns * rows }, (_, index) => {
    const [x, y] = [index % columns, Math.floor(index / columns)];
    const kind = ORDER[next(ORDER.length)];
    const turn = next(4) * 90;
    const fill = next(5) === 0 ? light : dark;
    if (next(6) === 0) return '';
    return `<path d="${SHAPES[kind]}" transform="translate(${x} ${y}) rotate(${turn} .5 .5)" fill="${fill}" stroke="${fill}" stroke-width=".012"/>`;
  });
  return `<svg class="pattern" width="${width}mm" height="${height}mm" viewBox="0 0 ${columns} ${rows}" preserveAspectRatio="xMidYMid slice" aria-hidden="true"><path d="M0 0h${columns}v${rows}H0z" fill="${ground}"/>${cells.join('')}</svg>`;
}

/** Marks at the corners of a trim box that lies `margin` inside a page; millimetres. */
export function cropMarks(width, height, margin = 10) {
  const [right, low] = [width - margin, height - margin];
  const ends = [1.5, margin - 4];
  const lines = [margin, right].flatMap((x) => [
    `M${x} ${ends[0]}V${ends[1]}`,
    `M${x} ${height - ends[0]}V${height - ends[1]}`,
  ]);
  const rows = [margin, low].flatMap((y) => [
    `M${ends[0]} ${y}H${ends[1]}`,
    `M${width - ends[0]} ${y}H${width - ends[1]}`,
  ]);
  return `<svg class="crop" width="${width}mm" height="${height}mm" viewBox="0 0 ${width} ${height}" fill="none" stroke="#000000" stroke-width=".1" aria-hidden="true"><path d="${[...lines, ...rows].join('')}"/></svg>`;
}
