import { median, writeFigures } from './report.mjs';

/**
 * Min, median and max of what was measured several times, as a table and as `.cache/bench/<name>.json`.
 * @param {{name: string, values: number[], goal?: string, digits?: number}[]} rows
 */
export function reportTable(name, rows) {
  const measured = rows.map(({ values, ...row }) => ({
    ...row,
    min: Math.min(...values),
    median: median(values),
    max: Math.max(...values),
    values,
  }));
  const cell = (number, digits = 0) => number.toFixed(digits).padStart(10);
  console.log(`\n  ${''.padEnd(58)}${['min', 'median', 'max'].map((text) => text.padStart(10)).join('')}   goal`);
  for (const row of measured) {
    const numbers = [row.min, row.median, row.max].map((number) => cell(number, row.digits)).join('');
    console.log(`  ${row.name.padEnd(58)}${numbers}   ${row.goal ?? ''}`);
  }
  writeFigures(name, { rows: measured });
}
