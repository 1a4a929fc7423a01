import { readFile } from 'node:fs/promises';

export const LOADERS = ['heat', 'wheel', 'shelf', 'throw', 'door', 'drip'];
export const GROUNDS = ['embers', 'strata', 'glaze', 'grid'];
/** Every ground and loader repeats after this many seconds (or a whole part of it). */
export const LOOP = 6;

const source = (path) => readFile(new URL(`source/${path}`, import.meta.url), 'utf8');

/** An even spread without a random source, so that each build gives the same embers. */
const spread = (i, step) => (i * step) % 1;

function embers() {
  const sparks = Array.from({ length: 84 }, (_, i) => {
    const size = (2.4 + 8 * spread(i, 0.381) ** 4).toFixed(1);
    const sway = (spread(i, 0.324718) * 12 - 6).toFixed(1);
    const glow = (0.35 + 0.65 * spread(i, 0.2887)).toFixed(2);
    return `<i style="--x:${(spread(i, 0.56984) * 100).toFixed(1)};--t:${spread(i, 0.754878).toFixed(3)};--d:${size}px;--w:${sway};--o:${glow}"></i>`;
  });
  return `<div class="embers" aria-hidden="true">\n  ${sparks.join('\n  ')}\n</div>`;
}

function strata() {
  const tones = [
    '#211b15',
    '#2c2219',
    '#3a2a1d',
    '#54301a',
    '#2f2a22',
    '#8e8b82',
    '#1d1a16',
    '#141310',
    '#0f0f0d',
    '#ffd11a',
  ];
  const bands = tones.map((tone, i) => {
    const top = tone === '#ffd11a' ? 438 : 60 + i * 54;
    const [a, b] = [14 + 22 * spread(i, 0.618), 8 + 16 * spread(i, 0.37)];
    const waves = Array.from({ length: 101 }, (_, k) => {
      const turn = (2 * Math.PI * k * 30) / 1000;
      const y = top + a * Math.sin(turn + i * 1.7) + b * Math.sin(2 * turn + i * 2.9);
      return `${k ? 'L' : 'M'}${k * 30} ${y.toFixed(1)}`;
    });
    const thickness = i === 9 ? 5 : i === 5 ? 16 : 700;
    const back = waves.map(
      (point, k) => `L${3000 - k * 30} ${(Number(waves[100 - k].split(' ')[1]) + thickness).toFixed(1)}`,
    );
    return `<path fill="${tone}" d="${waves.join('')}${back.join('')}z"/>`;
  });
  return `<div class="strata" aria-hidden="true"><svg viewBox="0 0 2000 600" preserveAspectRatio="none">\n  ${bands.join('\n  ')}\n</svg></div>`;
}

const MARKUP = {
  embers,
  strata,
  glaze: () => '<div class="glaze" aria-hidden="true"><i></i><i></i><i></i></div>',
  grid: () => '<div class="grid-ground" aria-hidden="true"><i></i><i></i></div>',
};

/** A loader's SVG source. */
export const loader = (name) => source(`loaders/${name}.svg`);

/** A ground's { css, html }, to be set into a positioned box. */
export async function ground(name) {
  return { css: await source(`grounds/${name}.css`), html: MARKUP[name]() };
}

/** A ground as a page of its own. */
export async function groundPage(name) {
  const { css, html } = await ground(name);
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${name}</title>
<style>
body { margin: 0; min-height: 100vh; position: relative; background: #0f0f0d; }
${css}</style>
<body>
${html}
</body>
</html>
`;
}
