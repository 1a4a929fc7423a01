import type { WebsiteExample } from '@kiln/contracts/content-api';
import { SectionHeading } from '../../components/layout/section-heading';
import { Skeleton } from '../../components/ui/skeleton';
import { Unavailable } from '../../components/ui/unavailable';
import { useWebsiteExamples } from './api/get-website-examples';
import { ExampleCard } from './example-card';
import { INSPIRATION_ID } from './section-ids';

/** How the three hang: a wide one, a narrow one lower down, a wide one below it. */
const FIRST = { place: 'md:col-span-7', sizes: '(min-width: 52rem) 56vw, 94vw' };
const PLACES = [
  FIRST,
  { place: 'md:col-span-5 md:mt-40', sizes: '(min-width: 52rem) 40vw, 94vw' },
  { place: 'md:col-span-7 md:col-start-6', sizes: '(min-width: 52rem) 56vw, 94vw' },
];

/** Website Inspiration (S 2): examples before and after. */
export function Inspiration({ onOpen }: { onOpen: (example: WebsiteExample) => void }) {
  const { data, error, isLoading, mutate } = useWebsiteExamples();
  return (
    <section id={INSPIRATION_ID} aria-labelledby="inspiration-title" className="wrap pt-24 md:pt-36">
      <SectionHeading id="inspiration-title" title="Website Inspiration">
        Three sites before and after. Choose one to start from, or start from nothing.
      </SectionHeading>
      {error && <Unavailable message={error.message} onRetry={() => void mutate()} className="mb-10" />}
      <div className="columns-12 gap-y-14">
        {data?.map((example, index) => (
          <ExampleCard
            key={example.slug}
            example={example}
            onOpen={() => onOpen(example)}
            sizes={placeOf(index).sizes}
            className={`col-span-12 ${placeOf(index).place}`}
          />
        ))}
        {isLoading && PLACES.map(({ place }) => <Skeleton key={place} className={`col-span-12 aspect-4/3 ${place}`} />)}
      </div>
    </section>
  );
}

const placeOf = (index: number) => PLACES[index % PLACES.length] ?? FIRST;
