import type { PortfolioItem } from '@kiln/contracts/content-api';
import { Link } from 'react-router-dom';
import { SectionHeading } from '../../components/layout/section-heading';
import { LazyImage } from '../../components/media/lazy-image';
import { ButtonLink } from '../../components/ui/button';
import { classNames } from '../../components/ui/class-names';
import { Notice } from '../../components/ui/notice';
import { Skeleton } from '../../components/ui/skeleton';
import { paths, sections } from '../../config/paths';
import { useWork } from './api/get-work';

/** Broad pieces give their row its height, narrow ones fill it. */
const PLACES = {
  broad: { column: 'col-span-12 sm:col-span-8', shape: 'aspect-3/2', sizes: '(min-width: 40rem) 64vw, 94vw' },
  narrow: {
    column: 'max-sm:col-start-4 col-span-9 sm:col-span-4',
    shape: 'aspect-4/5 sm:aspect-auto',
    sizes: '(min-width: 40rem) 60vw, 90vw',
  },
} as const;
/** Three rows of two: the weight goes from side to side. */
const RHYTHM = ['broad', 'narrow', 'narrow', 'broad', 'broad', 'narrow'] as const;

/** The portfolio on the home page (S 2): the first pieces of the editors' list. */
export function Work() {
  const { data, error, isLoading } = useWork();
  return (
    <section id={sections.work} aria-labelledby="work-title" className="later wrap pt-24 md:pt-36">
      <SectionHeading id="work-title" title="Work">
        What we made, for whom, and when.
      </SectionHeading>
      {error && !data && <Notice kind="error">{error.message}</Notice>}
      {isLoading && <Skeleton className="h-[600vw] sm:h-[140vw]" />}
      <ul className="columns-12 gap-y-12 sm:grid-flow-row sm:gap-y-0">
        {data?.slice(0, RHYTHM.length).map((item, index) => (
          <Piece key={item.slug} item={item} place={PLACES[RHYTHM[index] ?? 'broad']} />
        ))}
      </ul>
      <p className="pt-12 sm:pt-4">
        <ButtonLink to={paths.portfolio} variant="outline" iconEnd="arrow">
          Our Work
        </ButtonLink>
      </p>
    </section>
  );
}

interface PieceProps {
  item: PortfolioItem;
  place: (typeof PLACES)[keyof typeof PLACES];
}

function Piece({ item, place }: PieceProps) {
  return (
    <li
      className={classNames('max-sm:nth-[4n+3]:col-start-1 sm:row-span-2 sm:grid sm:grid-rows-subgrid', place.column)}
    >
      <Link
        to={paths.portfolioCategory(item.service.slug, item.subService.slug)}
        className="group sm:row-span-2 sm:grid sm:grid-rows-subgrid"
      >
        <LazyImage
          media={item.image}
          sizes={place.sizes}
          className={classNames(
            '[filter:brightness(90%)] transition-[filter] duration-200 group-hover:[filter:brightness(105%)] group-focus-visible:[filter:brightness(105%)]',
            place.shape,
          )}
        />
        <div className="grid grid-cols-[minmax(0,1fr)_auto] content-start gap-x-6 gap-y-1 pt-4 sm:pb-10 md:pb-14">
          <h3 className="text-title transition-colors group-hover:text-action">{item.title}</h3>
          <p className="figures self-end text-right text-small">{item.year}</p>
          <p className="text-small text-muted">{item.client}</p>
          <p className="text-right text-small text-muted">{item.category}</p>
        </div>
      </Link>
    </li>
  );
}
