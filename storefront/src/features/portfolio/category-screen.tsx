import type { CatalogTerm } from '@kiln/contracts/catalog-api';
import type { PortfolioService } from '@kiln/contracts/content-api';
import { Button, ButtonLink } from '../../components/ui/button';
import { EmptyState } from '../../components/ui/empty-state';
import { paths } from '../../config/paths';
import { usePortfolioItems } from './api/get-portfolio-items';
import { categoryName } from './category-name';
import { itemsOf } from './find-category';
import { PieceWall } from './piece-wall';
import { WallSkeleton, WorkUnavailable } from './portfolio-states';
import { SubServiceList } from './service-index';

interface CategoryScreenProps {
  service: PortfolioService;
  subService: CatalogTerm;
  onBack: () => void;
}

/** The work of one sub-service (S 2). */
export function CategoryScreen({ service, subService, onBack }: CategoryScreenProps) {
  const work = usePortfolioItems();
  const items = itemsOf(work.data ?? [], service, subService);
  return (
    <>
      <header className="wrap pt-8 pb-12 md:pt-10 md:pb-16">
        <Button variant="quiet" icon="arrow-left" onClick={onBack}>
          Back to Portfolio
        </Button>
        <div className="columns-12 items-end gap-y-10 pt-10 md:pt-16">
          <div className="col-span-12 md:col-span-8">
            <p className="label-type">{service.name}</p>
            <h1 className="display-type mt-4 text-display">{categoryName(subService)}</h1>
          </div>
          <nav aria-label={service.name} className="col-span-12 md:col-span-4 lg:col-span-3 lg:col-start-10">
            <SubServiceList service={service} items={work.data ?? []} current={subService.slug} />
          </nav>
        </div>
      </header>
      <div className="wrap">
        {work.error && !work.data && (
          <WorkUnavailable message={work.error.message} onRetry={() => void work.mutate()} />
        )}
        {work.isLoading && <WallSkeleton />}
        {work.data && items.length === 0 && (
          <EmptyState title="Nothing on this shelf yet">
            <p className="max-w-[44ch] text-muted">
              Pieces go up when they are finished and the client agrees. Yours could be the first.
            </p>
            <div className="flex flex-wrap gap-3">
              <ButtonLink to={paths.contact} iconEnd="arrow">
                Get in Touch
              </ButtonLink>
              <ButtonLink to={paths.portfolio} variant="outline">
                Our Work
              </ButtonLink>
            </div>
          </EmptyState>
        )}
        <PieceWall items={items} />
      </div>
    </>
  );
}
