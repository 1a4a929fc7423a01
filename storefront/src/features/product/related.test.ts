import { expect, it } from 'vitest';
import { product } from '../../testing/catalogue';
import { relatedTo } from './related';

const term = (slug: string) => ({ slug, name: slug });
const kiln = product(1, { category: term('3d'), tags: [term('clay'), term('pbr')] });

it('prefers the category, then the tags, and leaves the product itself out', () => {
  const byTag = product(2, { category: term('textures'), tags: [term('pbr')] });
  const byBoth = product(3, { category: term('3d'), tags: [term('clay')] });
  const byCategory = product(4, { category: term('3d') });
  const stranger = product(5, { category: term('print') });
  const ids = relatedTo(kiln, [stranger, byTag, kiln, byCategory, byBoth, byTag]).map(({ id }) => id);
  expect(ids).toEqual([3, 4, 2, 5]);
});

it('takes four', () => {
  expect(
    relatedTo(
      kiln,
      [2, 3, 4, 5, 6].map((id) => product(id)),
    ),
  ).toHaveLength(4);
});

it('does not take two products without a category for relatives', () => {
  const loose = product(1, { category: null, tags: [term('clay')] });
  const byTag = product(3, { tags: [term('clay')] });
  expect(relatedTo(loose, [product(2, { category: null }), byTag]).map(({ id }) => id)).toEqual([3, 2]);
});
