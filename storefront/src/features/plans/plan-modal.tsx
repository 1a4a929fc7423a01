import type { Plan } from '@kiln/contracts/content-api';
import { useState } from 'react';
import { Dialog } from '../../components/ui/dialog';
import { classNames } from '../../components/ui/class-names';
import { GROUNDS } from './grounds';
import { PlanInquiryForm } from './plan-inquiry-form';
import { PlanPrice } from './plan-price';
import { PlanThanks } from './plan-thanks';

/** S 2, S 9. */
const FEATURES_SHOWN = 4;

/** The inquiry about a plan (S 4): the plan, the form, and thanks when it is sent. */
export function PlanModal({ plan, onClose }: { plan: Plan; onClose: () => void }) {
  const [sent, setSent] = useState(false);
  return (
    <Dialog open onClose={onClose} title={plan.name}>
      <div className="grid md:min-h-[33rem] md:grid-cols-[2fr_3fr]">
        <div className={classNames('flex flex-col justify-between gap-8 p-6 md:p-8', GROUNDS[plan.gradient])}>
          <div>
            <PlanPrice plan={plan} />
            <p className="mt-3 max-w-[40ch] text-small">{plan.description}</p>
          </div>
          <ul className="border-t border-text/20 text-small">
            {plan.features.slice(0, FEATURES_SHOWN).map((feature) => (
              <li key={feature} className="border-b border-text/20 py-2">
                {feature}
              </li>
            ))}
          </ul>
        </div>
        <div className="p-6 md:p-8">
          {sent ? (
            <PlanThanks planName={plan.name} onDone={onClose} />
          ) : (
            <PlanInquiryForm plan={plan} onSent={() => setSent(true)} />
          )}
        </div>
      </div>
    </Dialog>
  );
}
