import type { ContentShape } from './list-published';
import type { PortfolioService, PortfolioSubService } from './wire';

export interface ServiceRow {
  slug: string;
  name: string;
  formerSlugs: string[] | null;
}

export const PORTFOLIO_SERVICES: ContentShape<ServiceRow & { subServices: ServiceRow[] }, PortfolioService> = {
  uid: 'api::portfolio-service.portfolio-service',
  populate: { subServices: true },
  toItem: (row) => ({ ...toService(row), subServices: row.subServices.map(toService) }),
};

function toService({ slug, name, formerSlugs }: ServiceRow): PortfolioSubService {
  return { slug, name, formerSlugs: formerSlugs ?? [] };
}
