import { expect, it } from 'vitest';
import { batchSales, salesWords } from './sales-batch';

it('asks once for the rows of a page, and again for the next page', async () => {
  const asked: string[][] = [];
  const salesOf = batchSales(async (ids) => {
    asked.push(ids);
    return { a: { purchases: 2, revenue: 500 } };
  });
  expect(await Promise.all([salesOf('a'), salesOf('b'), salesOf('a')])).toEqual([
    { purchases: 2, revenue: 500 },
    null,
    { purchases: 2, revenue: 500 },
  ]);
  await salesOf('c');
  expect(asked).toEqual([['a', 'b'], ['c']]);
});

it('has no sales for anybody when the call fails, and asks anew', async () => {
  let calls = 0;
  const salesOf = batchSales(async () => {
    calls += 1;
    throw new Error('no answer');
  });
  expect(await Promise.all([salesOf('a'), salesOf('b')])).toEqual([null, null]);
  expect(await salesOf('a')).toBeNull();
  expect(calls).toBe(2);
});

it('says what was sold', () => {
  expect(salesWords({ purchases: 0, revenue: 0 })).toBe('None yet');
  expect(salesWords({ purchases: 12, revenue: 123_456 })).toBe('12 for $1,234.56');
  expect(salesWords({ purchases: 12 })).toBe('12');
});
