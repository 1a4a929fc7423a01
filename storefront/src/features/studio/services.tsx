import type { HomeService } from '@kiln/contracts/content-api';
import { Link } from 'react-router-dom';
import { SectionHeading } from '../../components/layout/section-heading';
import { LazyImage } from '../../components/media/lazy-image';
import { Notice } from '../../components/ui/notice';
import { Skeleton } from '../../components/ui/skeleton';
import { paths, sections } from '../../config/paths';
import { useHomeServices } from './api/get-home-services';

/** The services (S 2): a list to read, its pictures one strip down the page's edge. */
export function Services() {
  const { data, error, isLoading } = useHomeServices();
  return (
    <section id={sections.services} aria-labelledby="services-title" className="later wrap pt-24 md:pt-36">
      <SectionHeading id="services-title" title="Services">
        You talk to the people who do the work, and know the price before it starts.{' '}
        <Link to={paths.yearlyPackages} className="text-text text-link">
          Yearly Packages
        </Link>
      </SectionHeading>
      {error && !data && <Notice kind="error">{error.message}</Notice>}
      {isLoading && <Skeleton className="h-[420vw] sm:h-[110vw]" />}
      <ol className="border-b border-hairline">
        {data?.map((service, index) => (
          <li key={service.title}>
            <ServiceRow service={service} number={index + 1} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function ServiceRow({ service, number }: { service: HomeService; number: number }) {
  const { title, description, includes, price, image } = service;
  return (
    <article className="columns-12 border-t border-hairline">
      <p
        aria-hidden="true"
        className="display-type figures col-span-2 pt-6 text-headline text-muted sm:col-span-1 md:pt-8"
      >
        {number}
      </p>
      <div className="col-span-10 flex flex-col justify-between gap-6 py-6 sm:col-span-6 md:py-8">
        <div>
          <h3 className="text-headline">{title}</h3>
          <p className="mt-4 max-w-[44ch] text-muted md:mt-5">{description}</p>
        </div>
        <dl className="flex flex-wrap justify-between gap-x-8 gap-y-1 text-small md:max-w-[34rem]">
          <dt className="sr-only">Includes</dt>
          <dd>{includes.join(', ')}</dd>
          <dt className="sr-only">Price</dt>
          <dd className="figures">{price}</dd>
        </dl>
      </div>
      <LazyImage
        media={image ?? undefined}
        sizes="(min-width: 106rem) 41rem, (min-width: 40rem) 42vw, 94vw"
        className="col-span-12 aspect-3/2 max-sm:mb-6 sm:col-span-5 sm:aspect-auto sm:min-h-[min(25.5vw,27.5rem)]"
      />
    </article>
  );
}
