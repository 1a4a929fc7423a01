import type { Core } from '@strapi/strapi';
import { findProductNumber } from '../catalogue/product-numbers';

interface ItemRow {
  service: { slug: string } | null;
  subService: { slug: string } | null;
}

type PathOf = (strapi: Core.Strapi, documentId: string) => Promise<string | null>;

const PAGES = {
  'api::product.product': async (strapi, documentId) => {
    const number = await findProductNumber(strapi, documentId);
    return number === null ? null : `/product/${number}`;
  },
  'api::portfolio-item.portfolio-item': async (strapi, documentId) => {
    const item: ItemRow | null = await strapi.db.query('api::portfolio-item.portfolio-item').findOne({
      where: { documentId, publishedAt: null },
      populate: ['service', 'subService'],
    });
    const { service, subService } = item ?? {};
    return service && subService ? `/portfolio/${service.slug}/${subService.slug}` : '/portfolio';
  },
  'api::text-page.text-page': async (strapi, documentId) => {
    const page: { slug: string | null } | null = await strapi.db
      .query('api::text-page.text-page')
      .findOne({ where: { documentId, publishedAt: null } });
    return page?.slug ? `/${page.slug}` : null;
  },
  'api::plan.plan': async () => '/yearly-packages',
  'api::team-member.team-member': async () => '/about-us',
  'api::home-service.home-service': async () => '/#services',
  'api::website-example.website-example': async () => '/website-offer',
  // It has no draft: what is saved is what everybody sees.
  'api::site-setting.site-setting': async () => '/',
} as const satisfies Record<string, PathOf>;

export type PreviewedUid = keyof typeof PAGES;

export function isPreviewed(uid: string): uid is PreviewedUid {
  return Object.hasOwn(PAGES, uid);
}

/** The path of the site's page that shows an entry; null while it lacks what its address is made of. */
export async function previewPath(strapi: Core.Strapi, uid: PreviewedUid, documentId: string): Promise<string | null> {
  return PAGES[uid](strapi, documentId);
}
