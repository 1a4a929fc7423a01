import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../lib/environment.mjs';
import { percentile } from './statistics.mjs';

export const median = (numbers) => percentile(numbers, 0.5);

/** '12.3 (11.0–15.2)': median, least and greatest. */
export function withSpread(numbers, digits = 1) {
  const text = (number) => number.toFixed(digits);
  return `${text(median(numbers))} (${text(Math.min(...numbers))}–${text(Math.max(...numbers))})`;
}

/** Prints rows of equal keys as a table, the first column to the left. */
export function printTable(title, rows) {
  const headings = Object.keys(rows[0]);
  const lines = [headings, ...rows.map((row) => headings.map((heading) => String(row[heading])))];
  const widths = headings.map((_, column) => Math.max(...lines.map((line) => line[column].length)));
  console.log(`\n${title}\n`);
  for (const line of lines) {
    const cells = line.map((cell, column) => (column === 0 ? cell.padEnd(widths[0]) : cell.padStart(widths[column])));
    console.log(`  ${cells.join('   ')}`);
  }
}

/** Prints what was aimed at and what came of it; the figures are for reading, so nothing fails. */
export function printGoals(goals) {
  console.log('');
  for (const { goal, figure, met } of goals) console.log(`  ${met ? 'met   ' : 'MISSED'}  ${goal}: ${figure}`);
  console.log('');
}

/** Keeps the figures as JSON in .cache/bench. */
export function writeFigures(name, figures) {
  const folder = path.join(ROOT, '.cache/bench');
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, `${name}.json`);
  writeFileSync(
    file,
    `${JSON.stringify({ at: new Date().toISOString(), node: process.version, ...figures }, null, 2)}\n`,
  );
  console.log(`  Figures: ${path.relative(process.cwd(), file)}`);
}
