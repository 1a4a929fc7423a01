import type { PortfolioItem, PortfolioService } from '@kiln/contracts/content-api';
import { picture } from './catalogue';

export const webShops = { slug: 'web-shops', name: 'Web Shops', formerSlugs: ['shops', 'web-apps'] };
export const webApps = { slug: 'web-apps', name: 'Web Apps', formerSlugs: [] };
export const webDevelopment: PortfolioService = {
  slug: 'web-development',
  name: 'Web Development',
  formerSlugs: ['websites'],
  subServices: [webShops, webApps],
};

/** The first was renamed, and one of its sub-services today has a slug that another once had. */
export const SERVICES: readonly PortfolioService[] = [
  webDevelopment,
  {
    slug: 'ui-ux-design',
    name: 'UI/UX Design',
    formerSlugs: [],
    subServices: [{ slug: 'design-systems', name: 'Design Systems', formerSlugs: [] }],
  },
];

/** A piece of work as the CMS serves it; say what the test is about. */
export function aPiece(change: Partial<PortfolioItem> = {}): PortfolioItem {
  return {
    slug: 'halm-bakery',
    title: 'Halm Bakery',
    description: 'A shop for a bakery that is sold out by ten.',
    category: 'Web Shops',
    type: 'image',
    image: picture('/uploads/halm.webp'),
    video: null,
    gallery: [picture('/uploads/halm-1.webp'), picture('/uploads/halm-2.webp')],
    service: { slug: 'web-development', name: 'Web Development' },
    subService: { slug: 'web-shops', name: 'Web Shops' },
    technologies: ['React', 'Strapi'],
    client: 'Halm Bakers Ltd',
    year: 2026,
    ...change,
  };
}
