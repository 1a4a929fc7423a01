import { expect, it } from 'vitest';
import { categoryName, titleCase } from './category-name';

it('writes a slug as a title-case name', () => {
  expect(titleCase('web-development')).toBe('Web Development');
  expect(titleCase('branding')).toBe('Branding');
  expect(titleCase('--ui--kits-')).toBe('Ui Kits');
});

it("takes the editors' capitals and hyphens, and nothing else", () => {
  expect(categoryName({ slug: 'ios-apps', name: 'iOS Apps' })).toBe('iOS Apps');
  expect(categoryName({ slug: 'cross-platform-apps', name: 'Cross-Platform Apps' })).toBe('Cross-Platform Apps');
  expect(categoryName({ slug: 'web-shops', name: 'Shops of all kinds' })).toBe('Web Shops');
});
