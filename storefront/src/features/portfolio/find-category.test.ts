import { expect, it } from 'vitest';
import { aPiece, SERVICES, webDevelopment, webShops } from '../../testing/portfolio';
import { findCategory, itemsOf } from './find-category';

const slugs = (service: string, subService: string) => {
  const found = findCategory(SERVICES, service, subService);
  return found && [found.service.slug, found.subService.slug];
};

it('finds a sub-service below its own service only', () => {
  expect(slugs('web-development', 'web-shops')).toEqual(['web-development', 'web-shops']);
  expect(slugs('ui-ux-design', 'web-shops')).toBeUndefined();
  expect(slugs('nothing', 'web-shops')).toBeUndefined();
});

it('follows the slugs of old, and prefers what has a slug today', () => {
  expect(slugs('websites', 'shops')).toEqual(['web-development', 'web-shops']);
  expect(slugs('web-development', 'web-apps')).toEqual(['web-development', 'web-apps']);
});

it('filters by both', () => {
  const shop = aPiece({ slug: 'shop' });
  const app = aPiece({ slug: 'app', subService: { slug: 'web-apps', name: 'Web Apps' } });
  const elsewhere = aPiece({ slug: 'elsewhere', service: { slug: 'ui-ux-design', name: 'UI/UX Design' } });
  expect(itemsOf([app, shop, elsewhere], webDevelopment, webShops)).toEqual([shop]);
});
