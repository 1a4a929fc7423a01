import type { PortfolioItem } from '@kiln/contracts/content-api';
import { PageHeader } from '../../components/layout/page-header';
import { SectionHeading } from '../../components/layout/section-heading';
import { EmptyState } from '../../components/ui/empty-state';
import { usePortfolioItems } from './api/get-portfolio-items';
import { usePortfolioServices } from './api/get-portfolio-services';
import { PieceWall } from './piece-wall';
import { WallSkeleton, WorkUnavailable } from './portfolio-states';
import { ServiceIndex } from './service-index';

const INDEX_ID = 'index';

/** All work on one wall, and the index of services below it. */
export function PortfolioScreen() {
  const work = usePortfolioItems();
  const { data: services } = usePortfolioServices();
  return (
    <>
      <PageHeader
        title="Our Work"
        aside={
          work.data && (
            <p className="figures text-small text-muted">
              {extent(work.data)}{' '}
              <a href={`#${INDEX_ID}`} className="ml-4 text-text text-link">
                Index by service
              </a>
            </p>
          )
        }
      >
        <p>Finished things, each with its client, its year and what it was made with.</p>
      </PageHeader>
      <div className="wrap pt-[clamp(1rem,2vw,2rem)]">
        {work.error && !work.data && (
          <WorkUnavailable message={work.error.message} onRetry={() => void work.mutate()} />
        )}
        {work.isLoading && <WallSkeleton />}
        {work.data?.length === 0 && (
          <EmptyState title="The wall is empty">
            <p className="max-w-[44ch] text-muted">Pieces go up when they are finished and the client agrees.</p>
          </EmptyState>
        )}
        {work.data && <PieceWall items={work.data} />}
      </div>
      {services && (
        <section id={INDEX_ID} aria-labelledby="index-title" className="wrap pt-24 md:pt-36">
          <SectionHeading id="index-title" title="By service">
            The same pieces by service and trade. New shelves open with their first piece.
          </SectionHeading>
          <ServiceIndex services={services} items={work.data ?? []} />
        </section>
      )}
    </>
  );
}

/** '6 pieces, 2024 to 2026'. */
function extent(items: readonly PortfolioItem[]): string {
  const years = items.map(({ year }) => year);
  const [first, last] = [Math.min(...years), Math.max(...years)];
  const pieces = items.length === 1 ? '1 piece' : `${items.length} pieces`;
  if (items.length === 0) return pieces;
  return `${pieces}, ${first === last ? first : `${first} to ${last}`}`;
}
