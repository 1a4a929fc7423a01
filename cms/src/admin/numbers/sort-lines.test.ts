import { expect, it } from 'vitest';
import { sortLines, type Sorting } from './sort-lines';
import type { Figures, ProductLine } from './wire';

function line(title: string, figures: Partial<Figures>): ProductLine {
  const all: Figures = { views: 0, cartAdds: 0, wishlistAdds: 0, purchases: 0, conversion: null, ...figures };
  return {
    number: 1,
    documentId: title,
    title,
    status: 'published',
    last30Days: all,
    inAll: { ...all, views: -all.views },
  };
}

const LINES = [
  line('Bowl', { views: 5, conversion: null }),
  line('Cup', { views: 9, conversion: 0.1 }),
  line('Ash', { views: 5, conversion: 0.4 }),
];
const titles = (sorting: Sorting, period: 'last30Days' | 'inAll' = 'last30Days') =>
  sortLines(LINES, sorting, period).map(({ title }) => title);

it('sorts by a column of the period, equals by title', () => {
  expect(titles({ by: 'views', isDescending: true })).toEqual(['Cup', 'Ash', 'Bowl']);
  expect(titles({ by: 'views', isDescending: true }, 'inAll')).toEqual(['Ash', 'Bowl', 'Cup']);
  expect(titles({ by: 'title', isDescending: true })).toEqual(['Cup', 'Bowl', 'Ash']);
});

it('puts what nobody knows last, up and down', () => {
  expect(titles({ by: 'conversion', isDescending: true })).toEqual(['Ash', 'Cup', 'Bowl']);
  expect(titles({ by: 'conversion', isDescending: false })).toEqual(['Cup', 'Ash', 'Bowl']);
});

it('compares a missing column as unknown', () => {
  expect(titles({ by: 'revenue', isDescending: true })).toEqual(['Ash', 'Bowl', 'Cup']);
});
