import type { CatalogTerm } from '@kiln/contracts/catalog-api';
import type { PortfolioItem, PortfolioService } from '@kiln/contracts/content-api';

export interface Category {
  service: PortfolioService;
  subService: CatalogTerm;
}

/** The category of an address; a slug that it once had leads to it too. Undefined when there is none. */
export function findCategory(
  services: readonly PortfolioService[],
  serviceSlug: string,
  subServiceSlug: string,
): Category | undefined {
  const service = bySlug(services, serviceSlug);
  const subService = service && bySlug(service.subServices, subServiceSlug);
  return service && subService && { service, subService };
}

function bySlug<Term extends { slug: string; formerSlugs: string[] }>(terms: readonly Term[], slug: string) {
  return terms.find((term) => term.slug === slug) ?? terms.find(({ formerSlugs }) => formerSlugs.includes(slug));
}

/** The work of a service's sub-service (S 2). */
export function itemsOf(items: readonly PortfolioItem[], service: CatalogTerm, subService: CatalogTerm) {
  return items.filter((item) => item.service.slug === service.slug && item.subService.slug === subService.slug);
}
