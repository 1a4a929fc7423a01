const POTS = {
  bowl: '<path d="M4 12h26c0 9-6 14-10 14v3H14v-3C10 26 4 21 4 12z"/>', bottle: '<path d="M15 3h5v8c0 3 6 6 6 12 0 5-2 8-3 8H12c-1 0-3-3-3-8 0-6 6-9 6-12z"/>', cup: '<path d="M6 8h18v14c0 5-3 8-6 8h-6c-3 0-6-3-6-8zM24 12c6-1 8 8 0 9v-3c4 0 4-4 0-3z"/>', vase: '<path d="M12 3h11l-2 6c6 4 6 12 3 16l-2 6h-9l-2-6c-3-4-3-12 3-16z"/>', plate: '<path d="M2 17h30c-2 5-7 7-10 7H12c-3 0-8-2-10-7z"/>', jar: '<path d="M15 3h5v3h5v3c3 3 4 8 4 12 0 6-3 10-5 10H11c-2 0-5-4-5-10 0-4 1-9 4-12V6h5z"/>',
};
const GLAZES = { bone: 'var(--bone)', ink: 'var(--ink)', iron: 'var(--iron)', celadon: 'var(--celadon)', sea: 'var(--sea)', ash: 'var(--ash)' };
const pot = (name, glaze) => `<svg viewBox="0 0 34 34" fill="${GLAZES[glaze]}">${POTS[name]}</svg>`;
const shelf = (row, column, open) => {
  const seed = row * 7 + column * 13;
  const names = Object.keys(GLAZES);
  const bars = Array.from({ length: 8 }, (_, k) => `<i style="--h:${Math.max(8, ((seed + 5) * (k + 3) * 7919) % 97)}%;--c:${GLAZES[open ? (k < 5 ? 'celadon' : k < 7 ? 'sea' : 'bone') : names[(seed + (k >> 1)) % 6]]}"></i>`).join('');
  return `<div class="shelf${open ? ' open' : ''}"><div class="top"><span class="code">${'ABCDE'[row]}${column + 1}</span><span class="soft">${90 + ((seed * 31) % 240)}</span></div><div class="fill">${bars}</div></div>`;
};
const row = (name, glaze, title, note, place, count) => `<div class="rowp">${pot(name, glaze)}<span><b>${title}</b><small>${note}</small></span><span class="code">${place}</span><span class="n">${count}</span></div>`;
