import { EmptyState } from '../../components/ui/empty-state';
import { NeedsScript } from '../../components/ui/needs-script';
import { Skeleton } from '../../components/ui/skeleton';
import { Unavailable } from '../../components/ui/unavailable';
import { useHydrated } from '../../hooks/use-hydrated';
import { newWorkEmail, useSite } from '../../lib/site';
import { useSlots } from './api/get-slots';
import { BookingFlow } from './booking-flow';

/** Booking a consultation (S 2): a date, a time, who comes. */
export function BookingScreen() {
  const { data, error, mutate } = useSlots();
  // Times are the visitor's, whose clock only the browser knows.
  const hydrated = useHydrated();
  const hasFree = data?.days.some(({ slots }) => slots.length > 0);
  return (
    <>
      <header className="wrap columns-12 items-end gap-y-4 border-b border-hairline pt-12 pb-8 md:pt-16">
        <h1 className="display-type col-span-12 text-[clamp(2.75rem,6vw,6.5rem)] leading-[0.9] lg:col-span-8">
          Book a consultation
        </h1>
        <p className="col-span-12 max-w-[36ch] text-muted lg:col-span-4">
          Free, with somebody who would do the work. Bring what you have.
        </p>
      </header>
      <div className="wrap pt-12">
        <NeedsScript>Choosing a time needs JavaScript. Without it, write to us and we find one together.</NeedsScript>
        {data && hydrated && hasFree && (
          <BookingFlow slots={data} timeZone={Intl.DateTimeFormat().resolvedOptions().timeZone} reload={mutate} />
        )}
        {data && !hasFree && (
          <EmptyState title="No free times">
            <p className="max-w-[48ch] text-muted">
              Everything we offer is taken for now. Write to <MailLink /> and we find a time.
            </p>
          </EmptyState>
        )}
        {error && !data && (
          <Unavailable message={error.message} onRetry={() => void mutate()} className="pb-12">
            Try again in a moment, or write to <MailLink /> and name two times that suit you.
          </Unavailable>
        )}
        {((data && hasFree && !hydrated) || (!data && !error)) && <BookingSkeleton />}
      </div>
    </>
  );
}

function MailLink() {
  const email = newWorkEmail(useSite());
  return (
    <a href={`mailto:${email}`} className="text-text text-link">
      {email}
    </a>
  );
}

function BookingSkeleton() {
  return (
    <div role="status" aria-label="Loading free times" className="columns-12 gap-y-12">
      <Skeleton className="col-span-12 h-24 md:col-span-3 md:h-72" />
      <Skeleton className="col-span-12 h-[34rem] max-w-160 md:col-span-8 md:col-start-5" />
    </div>
  );
}
