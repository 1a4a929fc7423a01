import type { PortfolioItem, PortfolioService } from '@kiln/contracts/content-api';
import { Link } from 'react-router-dom';
import { classNames } from '../../components/ui/class-names';
import { paths } from '../../config/paths';
import { categoryName } from './category-name';
import { itemsOf } from './find-category';

interface ServiceIndexProps {
  services: readonly PortfolioService[];
  items: readonly PortfolioItem[];
}

/** The services that have work, with their sub-services, and how many pieces each has. */
export function ServiceIndex({ services, items }: ServiceIndexProps) {
  const shown = services.filter((service) => shelvesOf(service, items).length > 0);
  return (
    <ul className="grid gap-x-[clamp(1rem,2vw,2rem)] gap-y-12 sm:grid-cols-2 lg:grid-cols-4">
      {shown.map((service) => (
        <li key={service.slug}>
          <h3 className="pb-4 text-title">{service.name}</h3>
          <SubServiceList service={service} items={items} />
        </li>
      ))}
    </ul>
  );
}

interface SubServiceListProps {
  service: PortfolioService;
  items: readonly PortfolioItem[];
  /** Slug of the one on view. */
  current?: string;
}

/** The sub-services of `service` that have work, and the current one; all of them while no work is known. */
function shelvesOf(service: PortfolioService, items: readonly PortfolioItem[], current?: string) {
  return service.subServices
    .map((subService) => ({ subService, count: itemsOf(items, service, subService).length }))
    .filter(({ subService, count }) => count > 0 || subService.slug === current || items.length === 0);
}

/** Links to the sub-services of one service that have work: a shelf with nothing on it leads nobody on. */
export function SubServiceList({ service, items, current }: SubServiceListProps) {
  return (
    <ul className="border-t border-hairline">
      {shelvesOf(service, items, current).map(({ subService, count }) => {
        const here = subService.slug === current;
        return (
          <li key={subService.slug}>
            <Link
              to={paths.portfolioCategory(service.slug, subService.slug)}
              aria-current={here ? 'page' : undefined}
              className={classNames(
                'flex min-h-11 items-center justify-between gap-4 border-b border-hairline text-small transition-colors hover:text-action',
                here && 'font-semibold',
              )}
            >
              <span className="flex items-center">
                {here && <span aria-hidden="true" className="mr-2.5 h-0.5 w-5 bg-action" />}
                {categoryName(subService)}
              </span>
              <span className="figures">
                {count}
                <span className="sr-only">{count === 1 ? ' piece' : ' pieces'}</span>
              </span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
