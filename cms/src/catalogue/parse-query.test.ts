import { describe, expect, it } from 'vitest';
import { parseIds, parseProductNumber, parseProductQuery } from './parse-query';

describe('parseProductQuery', () => {
  it('has the defaults of the shop', () => {
    expect(parseProductQuery({})).toEqual({
      search: null,
      category: null,
      tags: [],
      minPrice: null,
      maxPrice: null,
      featuredOnly: false,
      sort: 'featured',
      page: 1,
      limit: 24,
      facets: false,
    });
  });

  it('takes tags repeated, comma-separated and doubled', () => {
    expect(parseProductQuery({ tags: ['a,b', ' b ', '', 'c'] }).tags).toEqual(['a', 'b', 'c']);
  });

  it('limits featured lists to 6 unless told otherwise', () => {
    expect(parseProductQuery({ featured: 'true' }).limit).toBe(6);
    expect(parseProductQuery({ featured: 'true', limit: '12' }).limit).toBe(12);
  });

  it.each([
    ['0', 1],
    ['-3', 1],
    ['2.9', 2],
    ['1001', 1000],
    ['Infinity', 24],
    ['', 24],
    [{ $gt: 1 }, 24],
  ])('reads the limit %j as %d', (limit, expected) => {
    expect(parseProductQuery({ limit }).limit).toBe(expected);
  });

  it.each(['-1', 'x', '', '1e999', ['1', '2']])('ignores the price %j', (minPrice) => {
    expect(parseProductQuery({ minPrice }).minPrice).toBeNull();
  });

  it('drops what no database takes and cuts endless texts', () => {
    expect(parseProductQuery({ search: '\0' }).search).toBeNull();
    expect(parseProductQuery({ search: 'x'.repeat(999) }).search).toHaveLength(200);
  });
});

describe('parseProductNumber', () => {
  it.each([
    ['7', 7],
    ['999999999', 999_999_999],
    ['0', null],
    ['07', null],
    ['1e3', null],
    ['9999999999', null],
    [undefined, null],
  ])('reads %j as %j', (raw, number) => {
    expect(parseProductNumber(raw)).toBe(number);
  });
});

describe('parseIds', () => {
  it('keeps each id once and at most 200', () => {
    expect(parseIds('2,1,2, ,x')).toEqual(['2', '1', 'x']);
    expect(parseIds(Array.from({ length: 300 }, (_, index) => String(index)).join(','))).toHaveLength(200);
  });
});
