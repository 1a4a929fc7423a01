import type { Core } from '@strapi/strapi';
import type { CatalogTerm } from '../catalogue/wire';
import { MEDIA_READ, toMedia, toOptionalMedia, type MediaRow } from '../media/media-shape';
import type { Preview } from '../preview/preview-token';
import { listPublished, type ContentShape } from './list-published';
import type { ServiceRow } from './portfolio-services';
import type { PortfolioItem } from './wire';

interface ItemRow extends Omit<
  PortfolioItem,
  'image' | 'video' | 'gallery' | 'service' | 'subService' | 'technologies'
> {
  image: MediaRow | null;
  video: MediaRow | null;
  gallery: MediaRow[] | null;
  service: CatalogTerm | null;
  subService: CatalogTerm | null;
  technologies: string[] | null;
}

const TERM_READ = { select: ['id', 'slug', 'name'] };

const PORTFOLIO_ITEMS: ContentShape<ItemRow, PortfolioItem> = {
  uid: 'api::portfolio-item.portfolio-item',
  populate: { image: MEDIA_READ, video: MEDIA_READ, gallery: MEDIA_READ, service: TERM_READ, subService: TERM_READ },
  toItem: (row) => {
    const { image, service, subService } = row;
    if (!image || !service || !subService) return null;
    return {
      slug: row.slug,
      title: row.title,
      description: row.description,
      category: row.category,
      type: row.video ? row.type : 'image',
      image: toMedia(image),
      video: row.type === 'video' ? toOptionalMedia(row.video) : null,
      gallery: (row.gallery ?? []).map(toMedia),
      service: { slug: service.slug, name: service.name },
      subService: { slug: subService.slug, name: subService.name },
      technologies: row.technologies ?? [],
      client: row.client,
      year: row.year,
    };
  },
};

/** The published work; with slugs, that of a service and a sub-service. A slug that nothing has or had finds nothing. */
export async function listPortfolioItems(
  strapi: Core.Strapi,
  { service, subService }: { service?: string | undefined; subService?: string | undefined },
  preview?: Preview,
): Promise<PortfolioItem[]> {
  const where = {
    ...(service !== undefined && {
      service: await idBySlug(strapi, 'api::portfolio-service.portfolio-service', service),
    }),
    ...(subService !== undefined && {
      subService: await idBySlug(strapi, 'api::portfolio-sub-service.portfolio-sub-service', subService),
    }),
  };
  return Object.values(where).includes(null) ? [] : listPublished(strapi, PORTFOLIO_ITEMS, where, preview);
}

type ServiceUid = 'api::portfolio-service.portfolio-service' | 'api::portfolio-sub-service.portfolio-sub-service';

/** Row id of what has this slug, or else of what had it once. */
async function idBySlug(strapi: Core.Strapi, uid: ServiceUid, slug: string): Promise<number | null> {
  const rows: (ServiceRow & { id: number })[] = await strapi.db
    .query(uid)
    .findMany({ select: ['id', 'slug', 'formerSlugs'] });
  const found = rows.find((row) => row.slug === slug) ?? rows.find((row) => row.formerSlugs?.includes(slug));
  return found?.id ?? null;
}
