/** Rows under their headings, columns aligned, as a person reads it at a terminal. */
export function table(headings: readonly string[], rows: readonly (readonly string[])[]): string {
  if (rows.length === 0) return '  none';
  const all = [headings, ...rows];
  const widths = headings.map((_, column) => Math.max(...all.map((row) => (row[column] ?? '').length)));
  return all
    .map((row) =>
      `  ${headings.map((_, column) => (row[column] ?? '').padEnd(widths[column] ?? 0)).join('  ')}`.trimEnd(),
    )
    .join('\n');
}

/** 'Label  value' lines. */
export function facts(pairs: readonly (readonly [string, string])[]): string {
  const width = Math.max(...pairs.map(([label]) => label.length));
  return pairs.map(([label, value]) => `  ${label.padEnd(width)}  ${value}`).join('\n');
}

/** Minor units with their currency, e.g. '26.40 USD'. */
export function money(amount: number, currency = 'usd'): string {
  return `${(amount / 100).toFixed(2)} ${currency.toUpperCase()}`;
}
