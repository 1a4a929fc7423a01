import { expect, it } from 'vitest';
import { toCsvLine } from '../csv/csv-line';
import { guardFormulas } from './guard-formulas';

const lineOf = (cells: (string | null)[]) => toCsvLine(cells, guardFormulas);

it('quotes what would end a cell or a line', () => {
  expect(lineOf(['plain', 'a,b', 'say "hi"', 'two\nlines', null])).toBe('plain,"a,b","say ""hi""","two\nlines",\r\n');
});

it.each(['=1+1', '+44 117', '-2', '@SUM(A1)', '\t=1', '\r=1', '=HYPERLINK("http://a","b")'])(
  'makes text of %j, which a spreadsheet would run',
  (cell) => {
    const line = lineOf([cell]);
    expect(line.replace(/^"/, '').startsWith(`'${cell.slice(0, 1)}`)).toBe(true);
  },
);

it.each([
  ['Hello;=1+1', "Hello;'=1+1\r\n"],
  ['Hello, =1+1', `"Hello, '=1+1"\r\n`],
  ['a\n\n@SUM(A1)\r\n-2', `"a\n\n'@SUM(A1)\r\n'-2"\r\n`],
  ['a\t+1', "a\t'+1\r\n"],
])('makes text of %j, which a spreadsheet with other separators would run', (cell, line) => {
  expect(lineOf([cell])).toBe(line);
});

it('leaves signs inside a cell alone', () => {
  expect(lineOf(['a=b', 'KQ-4F7M2', 'ada@example.com'])).toBe('a=b,KQ-4F7M2,ada@example.com\r\n');
});
