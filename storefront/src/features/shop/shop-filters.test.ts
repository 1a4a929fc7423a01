import { describe, expect, it } from 'vitest';
import { changed, filtersSearch, isFiltered, NO_FILTERS, productsKey, readFilters } from './shop-filters';

const read = (search: string) => readFilters(new URLSearchParams(search));
const query = (search: string) => new URL(productsKey(read(search)), 'http://x').searchParams;

describe('address', () => {
  it('is empty without filters', () => {
    expect(read('')).toEqual(NO_FILTERS);
    expect(filtersSearch(NO_FILTERS)).toBe('');
  });

  it('comes back the same after a round trip', () => {
    const search = '?q=clay+pot&category=3d&tags=pbr%2Cgltf&min=10&max=90&sort=price-desc&pages=3';
    expect(filtersSearch(read(search))).toBe(search);
  });

  it.each(['sort=random', 'pages=-2', 'pages=1.5', 'min=abc', 'max=99999', 'tags=,,', 'q=%20'])(
    'ignores nonsense: %s',
    (search) => {
      expect(read(search)).toEqual(NO_FILTERS);
    },
  );

  it('never lets min pass max', () => {
    expect(read('min=500&max=100').price).toEqual({ min: 100, max: 100 });
  });

  it('starts again at the first page when what is wanted changes', () => {
    expect(changed(read('pages=4&q=a'), { category: 'icons' })).toMatchObject({
      pages: 1,
      search: 'a',
      category: 'icons',
    });
  });
});

describe('request', () => {
  it('asks for 24 per shown page, with facets', () => {
    expect(Object.fromEntries(query(''))).toEqual({ limit: '24', facets: 'true', sort: 'featured' });
    expect(query('pages=3').get('limit')).toBe('72');
  });

  it('has no upper bound at the end of the slider', () => {
    expect(query('min=20&max=1000').get('maxPrice')).toBeNull();
    expect(query('min=20&max=999').get('maxPrice')).toBe('999');
    expect(query('min=20&max=999').get('minPrice')).toBe('20');
  });

  it('sends all tags', () => {
    expect(query('tags=pbr,gltf').get('tags')).toBe('pbr,gltf');
  });
});

it('does not count an order as a filter', () => {
  expect(isFiltered(read('sort=name&pages=2'))).toBe(false);
  expect(isFiltered(read('max=20'))).toBe(true);
});
