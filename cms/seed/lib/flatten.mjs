/**
 * Flattens drawn marks to one outline each: node cms/seed/lib/flatten.mjs <slug>
 * Reads assets/<slug>/drawn.json { grow, marks: { name: [step] } }, writes assets/<slug>/outlines.json { name: path data }.
 * Run it after a change of drawn.json; a build only reads the outlines. Needs Skia's path operations, which the project
 * does not install: `npm install --no-save pathkit-wasm`, or PATHKIT=<its folder>.
 *
 * A step is an operator, an optional number and a shape, in this order, from the bottom up:
 *   = shape    fill, grown all round by `grow`        + shape    fill           +2 shape    line of width 2, round
 *   ~1 shape   clears the shape grown by `grow` + 1   - shape    cuts it out    -2 shape    cuts a line
 * A shape is path data with C(x y r), E(x y rx ry), R(x y w h r), T(size x y text), where x is the middle of the word and
 * y its base line. `turn(deg x y)` or `flip(x)` before it turns it about a point or mirrors it at a vertical line.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { wordOutline } from './letters.mjs';

/** Skia's line approximation is made for pixels: units are enlarged while it works. */
const FINE = 64;
const STEP = /^([=+~-])(\d*\.?\d*)\s+(.*)$/s;
const numbers = (list) => list.trim().split(/\s+/).map(Number);

const ellipse = (x, y, rx, ry) => `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`;

function rectangle(x, y, w, h, r = 0) {
  const corner = (dx, dy) => (r > 0 ? `a${r} ${r} 0 0 1 ${dx} ${dy}` : '');
  return `M${x + r} ${y}h${w - 2 * r}${corner(r, r)}v${h - 2 * r}${corner(-r, r)}h${2 * r - w}${corner(-r, -r)}v${2 * r - h}${corner(r, -r)}z`;
}

const expand = (shape) =>
  shape
    .replace(/C\(([^)]+)\)/g, (_, list) => ellipse(...numbers(list), numbers(list)[2]))
    .replace(/E\(([^)]+)\)/g, (_, list) => ellipse(...numbers(list)))
    .replace(/R\(([^)]+)\)/g, (_, list) => rectangle(...numbers(list)))
    .replace(/T\((\S+) (\S+) (\S+) ([^)]+)\)/g, (_, size, x, y, word) => wordOutline(word, +size, +x, +y));

async function loadSkia() {
  const folder = process.env.PATHKIT;
  const entry = folder ? join(folder, 'bin/pathkit.js') : createRequire(import.meta.url).resolve('pathkit-wasm');
  const { default: start } = await import(pathToFileURL(entry).href);
  return start({ wasmBinary: await readFile(entry.replace(/\.js$/, '.wasm')) });
}

function place(path, turns) {
  for (const [, kind, list] of turns) {
    const [a, b = 0, c = 0] = numbers(list);
    if (kind === 'flip') path.transform(-1, 0, 2 * a * FINE, 0, 1, 0, 0, 0, 1);
    else {
      const [sin, cos] = [Math.sin((a * Math.PI) / 180), Math.cos((a * Math.PI) / 180)];
      const [x, y] = [b * FINE, c * FINE];
      path.transform(cos, -sin, x - cos * x + sin * y, sin, cos, y - sin * x - cos * y, 0, 0, 1);
    }
  }
  return path;
}

/** A step's area as a Skia path. */
function area(skia, mark, sign, amount, shape, grow) {
  const turns = [...shape.matchAll(/\b(turn|flip)\(([^)]+)\)/g)];
  const data = expand(shape.replace(/\b(?:turn|flip)\([^)]+\)\s*/g, ''));
  const path = skia.FromSVGString(data);
  if (!path) throw new Error(`${mark}: Skia cannot read ${data}`);
  place(path.transform(FINE, 0, 0, 0, FINE, 0, 0, 0, 1), turns);
  const line = (width) =>
    path.copy().stroke({ width: width * FINE, join: skia.StrokeJoin.ROUND, cap: skia.StrokeCap.ROUND, miter_limit: 4 });
  if ('+-'.includes(sign)) return amount ? line(Number(amount)) : path;
  const reach = sign === '=' ? grow : grow + Number(amount);
  if (reach > 0) path.op(line(2 * reach), skia.PathOp.UNION);
  return path;
}

/** Coordinates in the drawing's units, to two decimals. */
const round = (list) => list.map((n) => +(n / FINE).toFixed(2)).join(' ');

/** A Skia conic as SVG: an arc where it lies on a circle, else two quadratic curves. */
function conic([x0, y0], [x1, y1, x2, y2, w]) {
  const [near, far] = [Math.hypot(x1 - x0, y1 - y0), Math.hypot(x2 - x1, y2 - y1)];
  const chord = Math.hypot(x2 - x0, y2 - y0);
  const circular = Math.abs(near - far) < 0.02 * near && Math.abs(chord / 2 / near - w) < 0.02;
  if (circular) {
    const turn = (x1 - x0) * (y2 - y1) - (y1 - y0) * (x2 - x1) > 0 ? 1 : 0;
    const radius = chord / 2 / Math.sqrt(1 - w * w) || 0;
    return `A${round([radius, radius])} 0 0 ${turn} ${round([x2, y2])}`;
  }
  const blend = (a, b) => (a + w * b) / (1 + w);
  const [ax, ay, bx, by] = [blend(x0, x1), blend(y0, y1), blend(x2, x1), blend(y2, y1)];
  return `Q${round([ax, ay, (ax + bx) / 2, (ay + by) / 2])}Q${round([bx, by, x2, y2])}`;
}

/** Path data of a Skia path; pieces that rounding has made into points are left out. */
function write(path) {
  const signs = ['M', 'L', 'Q', 'conic', 'C', 'Z'];
  let at = [0, 0];
  let first = at;
  const drawn = path.toCmds().map(([verb, ...list], index, all) => {
    if (verb === 5) return 'Z';
    const start = at;
    at = verb === 3 ? list.slice(2, 4) : list.slice(-2);
    if (verb === 0) first = at;
    else if (round(start) === round(at)) return '';
    else if (verb === 1 && all[index + 1]?.[0] === 5 && round(at) === round(first)) return '';
    return verb === 3 ? conic(start, list) : `${signs[verb]}${round(list)}`;
  });
  return drawn.join('').replaceAll(' -', '-');
}

function flatten(skia, mark, steps, grow) {
  const whole = skia.NewPath();
  for (const step of steps) {
    const [, sign, amount, shape] = STEP.exec(step) ?? [];
    if (!shape) throw new Error(`${mark}: not a step: ${step}`);
    const part = area(skia, mark, sign, amount, shape, grow);
    whole.op(part, '=+'.includes(sign) ? skia.PathOp.UNION : skia.PathOp.DIFFERENCE);
  }
  whole.simplify();
  return write(whole);
}

const [slug] = process.argv.slice(2);
const folder = fileURLToPath(new URL(`../assets/${slug}/`, import.meta.url));
const { grow, marks } = JSON.parse(await readFile(join(folder, 'drawn.json'), 'utf8'));
const skia = await loadSkia();
const outlines = Object.entries(marks).map(([name, steps]) => [name, flatten(skia, name, steps, grow)]);
await writeFile(join(folder, 'outlines.json'), `${JSON.stringify(Object.fromEntries(outlines), null, 2)}\n`);
console.log(`${outlines.length} outlines of ${slug}`);
