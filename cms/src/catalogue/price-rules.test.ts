import { describe, expect, it } from 'vitest';
import { priceFaults } from './price-rules';

const wordsOf = (prices: object) => priceFaults(prices).map(({ path, message }) => `${path.join('.')}: ${message}`);

describe('prices of a product', () => {
  it.each([
    { price: 0 },
    { price: 0.5 },
    { price: '12.50', originalPrice: '18.00' },
    { price: 0, originalPrice: 12 },
    { price: 19.99, originalPrice: null },
    { price: null, originalPrice: 5 },
    {},
  ])('%j is fine', (prices) => expect(wordsOf(prices)).toEqual([]));

  it.each([
    [{ price: 0.49 }, /^price: The price must be 0 \(free\) or at least 0\.50/],
    [{ price: -1 }, /^price: .*at least 0\.50/],
    [{ price: 9.999 }, /^price: .*two digits after the point/],
    [{ price: 10, originalPrice: 10 }, /^originalPrice: .*more than 10\.00, or empty/],
    [{ price: 10, originalPrice: 0 }, /^originalPrice: .*more than 10\.00/],
    [{ price: 10, originalPrice: 12.345 }, /^originalPrice: .*two digits after the point/],
  ])('%j is not', (prices, words) => {
    expect(wordsOf(prices)).toEqual([expect.stringMatching(words)]);
  });
});
