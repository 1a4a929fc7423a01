import { expect, it } from 'vitest';
import { readSearch, toQuery } from './order-search';

const ALL = { q: '', show: 'all', page: 1 };

it('reads the search that the history entry keeps', () => {
  const search = { q: 'ada@', show: 'never_opened', page: 3 };
  expect(readSearch({ search })).toEqual(search);
});

it.each([[null], ['x'], [{}], [{ search: null }], [{ search: { q: 1 } }], [{ search: { show: 'toString' } }]])(
  'takes %j for the plain list',
  (state) => expect(readSearch(state)).toEqual(ALL),
);

it('asks for what is shown', () => {
  expect(toQuery(ALL)).toEqual({ page: 1 });
  expect(toQuery({ q: 'marks', show: 'never_opened', page: 2 })).toEqual({ q: 'marks', list: 'never_opened', page: 2 });
  expect(toQuery({ q: '', show: 'refunded', page: 1 })).toEqual({ state: 'refunded', page: 1 });
});
