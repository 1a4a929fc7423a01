import { Link } from 'react-router-dom';
import { paths } from '../../config/paths';

export interface OfferFactsProps {
  /** What the price buys; empty while unknown. */
  included: readonly string[];
}

/** What the offer is, beside the form. */
export function OfferFacts({ included }: OfferFactsProps) {
  return (
    <div className="text-small md:sticky md:top-26">
      {included.length > 0 && (
        <>
          <h2 className="text-title">What $89 buys</h2>
          <ul className="mt-5 border-t border-hairline">
            {included.map((line) => (
              <li key={line} className="border-b border-hairline py-2.5">
                {line}
              </li>
            ))}
          </ul>
        </>
      )}
      <h2 className="mt-10 text-title">Anything larger</h2>
      <p className="mt-3 text-muted">
        The consultation is free. It ends with a custom quote: what we build, what it costs, when it is done.
      </p>
      <p className="mt-4 flex flex-wrap gap-x-6 gap-y-2">
        <Link to={paths.booking} className="text-link">
          Book a consultation
        </Link>
        <Link to={paths.yearlyPackages} className="text-link">
          Yearly Packages
        </Link>
      </p>
    </div>
  );
}
