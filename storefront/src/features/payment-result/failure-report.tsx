import { useState } from 'react';
import { Link } from 'react-router-dom';
import { PageHeader } from '../../components/layout/page-header';
import { ButtonLink } from '../../components/ui/button';
import { DataTable } from '../../components/ui/data-table';
import { paths } from '../../config/paths';
import { ordersEmail, useSite } from '../../lib/site';
import { useHydrated } from '../../hooks/use-hydrated';
import { methodName } from '../../lib/payments/method-name';
import { CartIsSafe } from './cart-is-safe';
import { failureText } from './failure-codes';

export interface FailureReportProps {
  code: string;
  message: string | null;
  paymentMethod: string | null;
  /** Pieces in the cart. */
  cartCount: number;
}

/** What went wrong, what to do, that nothing is lost, and whom to ask (S 2, S 8). */
export function FailureReport({ code, message, paymentMethod, cartCount }: FailureReportProps) {
  const { title, explanation, suggestions } = failureText(code, message);
  return (
    <>
      <PageHeader title={title}>{explanation}</PageHeader>
      <div className="wrap columns-12 gap-y-14 pt-12 pb-24">
        <div className="col-span-12 flex flex-col gap-12 md:col-span-6">
          <Suggestions suggestions={suggestions} />
          {cartCount > 0 && <CartIsSafe count={cartCount} />}
          <div className="flex flex-wrap gap-3 max-sm:*:w-full">
            <ButtonLink to={paths.checkout} icon="refresh">
              Try Again
            </ButtonLink>
            <ButtonLink to={paths.cart} variant="outline">
              Review Cart
            </ButtonLink>
            <ButtonLink to={paths.shop} variant="outline">
              Continue Shopping
            </ButtonLink>
          </div>
        </div>
        <div className="col-span-12 flex flex-col gap-12 md:col-span-5 md:col-start-8">
          <ErrorDetails code={code} paymentMethod={paymentMethod} />
          <Support />
        </div>
      </div>
    </>
  );
}

function Suggestions({ suggestions }: { suggestions: readonly string[] }) {
  return (
    <section aria-labelledby="todo">
      <h2 id="todo" className="display-title mb-4 text-title">
        What You Can Do
      </h2>
      <ol className="border-t border-hairline">
        {suggestions.map((suggestion, index) => (
          <li key={suggestion} className="flex items-baseline gap-5 border-b border-hairline py-4">
            <span aria-hidden="true" className="figures display-title w-6 text-lead text-muted">
              {index + 1}
            </span>
            {suggestion}
          </li>
        ))}
      </ol>
    </section>
  );
}

function ErrorDetails({ code, paymentMethod }: Pick<FailureReportProps, 'code' | 'paymentMethod'>) {
  const [time] = useState(() => new Date());
  const hydrated = useHydrated();
  return (
    <section aria-labelledby="details">
      <h2 id="details" className="display-title mb-4 text-title">
        Error Details
      </h2>
      <DataTable
        rows={[
          ['Error code', code],
          ['Payment method', methodName(paymentMethod, paymentMethod || 'unknown')],
          ['Time', hydrated && time.toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short' })],
          ['Status', <span className="text-danger">Failed</span>],
        ]}
      />
    </section>
  );
}

function Support() {
  const mail = ordersEmail(useSite());
  return (
    <section aria-labelledby="support">
      <h2 id="support" className="display-title mb-4 text-title">
        Need help?
      </h2>
      <p className="text-small text-muted">Our support is there 24/7.</p>
      <p className="mt-3 flex flex-wrap gap-x-6 gap-y-2 text-small">
        <a href={`mailto:${mail}`} className="text-link">
          {mail}
        </a>
        <Link to={paths.contact} className="text-link">
          Contact
        </Link>
        <Link to={paths.help} className="text-link">
          Help
        </Link>
      </p>
    </section>
  );
}
