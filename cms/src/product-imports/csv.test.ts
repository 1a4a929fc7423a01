import { describe, expect, it } from 'vitest';
import { guard, readSheet, unguard } from './csv';

const read = (text: string) => readSheet(new TextEncoder().encode(text));

describe('readSheet', () => {
  it.each([
    ['commas', 'Slug,Title\nvase,"Vase, blue"\n'],
    ['semicolons and the mark of Excel', '\uFEFFslug;TITLE\r\nvase;"Vase, blue"\r\n'],
    ['tabs', 'Slug\tTitle\nvase\tVase, blue'],
  ])('understands %s', (_, text) => {
    expect(read(text)).toEqual({ problem: null, rows: [{ line: 2, cells: { slug: 'vase', title: 'Vase, blue' } }] });
  });

  it('tells the line on which a row begins, also after cells of several lines and empty rows', () => {
    const { rows } = read('Slug,Features\na,"one\ntwo"\n\nb,three\n');
    expect(rows.map(({ line, cells }) => [line, cells.slug, cells.features])).toEqual([
      [2, 'a', 'one\ntwo'],
      [5, 'b', 'three'],
    ]);
  });

  it.each([
    ['Slug,Colour\n', /Unknown columns: Colour/],
    ['Title\nx\n', /no column 'Slug'/],
    ['Slug,slug\n', /twice/],
    ['', /empty/],
    ['Slug\n"a', /cannot be read/],
  ])('says of %j what to do', (text, problem) => {
    expect(read(text).problem).toMatch(problem);
  });

  it('asks for UTF-8', () => {
    expect(readSheet(Uint8Array.of(0x53, 0xe9, 0x0a)).problem).toContain('UTF-8');
  });
});

describe('formulas', () => {
  it.each(['=1+1', '+1', '-1', '@x', "'=1", "''+", '\tx'])('guards %j, and takes it back', (cell) => {
    expect(guard(cell)).toBe(`'${cell}`);
    expect(unguard(guard(cell))).toBe(cell);
  });

  it.each(["'quoted'", 'a=b', ''])('leaves %j', (cell) => {
    expect(unguard(guard(cell))).toBe(cell);
    expect(guard(cell)).toBe(cell);
  });
});
