import type { Plan } from '@kiln/contracts/content-api';
import { classNames } from '../../components/ui/class-names';

/** The plan's price, by the month (S 9); a custom one has words instead. */
export function PlanPrice({ plan, className }: { plan: Plan; className?: string }) {
  return (
    <p className={classNames('flex flex-wrap items-baseline gap-x-2', className)}>
      <span className="display-type figures text-headline">{plan.price}</span>
      {!plan.isCustom && <span className="text-caption">per month</span>}
    </p>
  );
}
