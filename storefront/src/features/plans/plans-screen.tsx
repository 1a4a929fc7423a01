import type { Plan } from '@kiln/contracts/content-api';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { EmptyState } from '../../components/ui/empty-state';
import { Skeleton } from '../../components/ui/skeleton';
import { Unavailable } from '../../components/ui/unavailable';
import { paths } from '../../config/paths';
import { newWorkEmail, useSite } from '../../lib/site';
import { usePlans } from './api/get-plans';
import { PlanCarousel } from './plan-carousel';
import { PlanModal } from './plan-modal';

/** Yearly packages (S 2): the plans, and the inquiry about one of them. */
export function PlansScreen() {
  const { data, error, isLoading, mutate } = usePlans();
  const { plansLead } = useSite();
  const [chosen, setChosen] = useState<Plan>();
  return (
    <>
      <header className="wrap pt-14 pb-12 md:pt-20 md:pb-16">
        <h1 className="display-type max-w-[13em] text-[clamp(2.75rem,6.8vw,7.5rem)] leading-[0.88]">
          Pricing that scales with your business
        </h1>
      </header>
      {data && data.length > 0 && (
        <PlanCarousel plans={data} covered={chosen !== undefined} onChoose={setChosen}>
          <div className="max-w-[44ch] border-t border-hairline pt-5 text-small text-muted">
            {plansLead && <p>{plansLead}</p>}
            <p className={plansLead ? 'mt-4' : undefined}>
              Not sure which one?{' '}
              <Link to={paths.booking} className="text-text text-link">
                Book a consultation
              </Link>
            </p>
          </div>
        </PlanCarousel>
      )}
      {data?.length === 0 && (
        <div className="wrap">
          <EmptyState title="No packages at the moment">
            <p className="text-muted">
              Write to <MailLink />: we quote for anything.
            </p>
          </EmptyState>
        </div>
      )}
      {isLoading && <PlanSkeletons />}
      {error && !data && (
        <Unavailable message={error.message} onRetry={() => void mutate()} className="wrap pb-24">
          The price list is not answering. Try again, or write to <MailLink />.
        </Unavailable>
      )}
      {chosen && <PlanModal plan={chosen} onClose={() => setChosen(undefined)} />}
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

function PlanSkeletons() {
  return (
    <div role="status" aria-label="Loading plans" className="wrap flex gap-4 overflow-hidden">
      {[1, 2, 3, 4, 5].map((place) => (
        <Skeleton key={place} className="h-160 w-[300px] shrink-0" />
      ))}
    </div>
  );
}
