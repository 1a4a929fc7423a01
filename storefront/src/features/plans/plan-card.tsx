import type { Plan } from '@kiln/contracts/content-api';
import { Link } from 'react-router-dom';
import { Button } from '../../components/ui/button';
import { classNames } from '../../components/ui/class-names';
import { GROUNDS } from './grounds';
import { PlanPrice } from './plan-price';

/** A plan on its ground, 300 px wide (S 9). */
export function PlanCard({ plan, onChoose }: { plan: Plan; onChoose: () => void }) {
  const { name, description, gradient, popular, features, learnMoreLink } = plan;
  return (
    <li className={classNames('flex w-[300px] shrink-0 flex-col p-5', GROUNDS[gradient])}>
      <div className="flex min-h-17 items-start justify-between gap-3">
        <h2 className="text-title">{name}</h2>
        {popular && <span className="bg-text px-2 py-1 text-caption font-semibold text-page">Popular</span>}
      </div>
      <PlanPrice plan={plan} className="mt-12" />
      <p className="mt-3 min-h-18 text-small">{description}</p>
      <ul className="mt-5 grow border-t border-text/20 text-small">
        {features.map((feature) => (
          <li key={feature} className="border-b border-text/20 py-2">
            {feature}
          </li>
        ))}
      </ul>
      <div className="mt-5 flex min-h-12 items-center justify-between gap-4">
        <Button
          variant={popular ? 'solid' : 'outline'}
          aria-label={`Choose ${name}`}
          onClick={onChoose}
          className={popular ? undefined : 'border-text! hover:border-action!'}
        >
          Choose
        </Button>
        {learnMoreLink && (
          <Link to={learnMoreLink} className="text-small text-link" aria-label={`Learn more about ${name}`}>
            Learn more
          </Link>
        )}
      </div>
    </li>
  );
}
