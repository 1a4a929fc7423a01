import { expect, it } from 'vitest';
import { product } from '../../testing/catalogue';
import { forgetViewed, readViewed, rememberViewed, viewedBefore } from './recently-viewed';

const ids = (products: { id: number }[]) => products.map(({ id }) => id);
const view = (...numbers: number[]) => numbers.forEach((id) => rememberViewed(product(id)));

it('has the last one first, each once, and leaves out the one on view', () => {
  view(1, 2, 3, 1);
  expect(ids(readViewed())).toEqual([1, 3, 2]);
  expect(ids(viewedBefore(1))).toEqual([3, 2]);
});

it('shows six at most', () => {
  view(1, 2, 3, 4, 5, 6, 7, 8, 9);
  expect(ids(viewedBefore(9))).toEqual([8, 7, 6, 5, 4, 3]);
});

it('forgets what is no longer sold', () => {
  view(1, 2);
  forgetViewed(2);
  expect(ids(readViewed())).toEqual([1]);
});

it('survives whatever else is in the storage', () => {
  localStorage.setItem('recentlyViewed', '{"not": "a list"}');
  expect(readViewed()).toEqual([]);
  localStorage.setItem('recentlyViewed', '[{"id": 4}, "5", null');
  expect(readViewed()).toEqual([]);
  view(7);
  expect(ids(readViewed())).toEqual([7]);
});
