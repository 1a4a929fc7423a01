import { formatUsd } from '@kiln/contracts/money';
import { useEffect, useRef } from 'react';
import { Notice } from '../../components/ui/notice';
import { BoughtBefore } from './bought-before';
import type { PriceChange } from './checkout-order';
import type { CheckoutProblem } from './use-checkout';

export interface CheckoutProblemBoxProps {
  problem: CheckoutProblem | undefined;
  onBuyAgain: () => void;
}

/** The error box (S 2). It takes the focus, so that nobody presses pay again without having been told why. */
export function CheckoutProblemBox({ problem, onBuyAgain }: CheckoutProblemBoxProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (problem) box.current?.focus();
  }, [problem]);
  if (!problem) return null;
  return (
    <div ref={box} tabIndex={-1} className="outline-none">
      <Notice kind="error">
        {problem.kind === 'message' && problem.message}
        {problem.kind === 'prices' && <ChangedPrices changes={problem.changes} total={problem.total} />}
        {problem.kind === 'bought-before' && <BoughtBefore outcome={problem} onBuyAgain={onBuyAgain} />}
      </Notice>
    </div>
  );
}

function ChangedPrices({ changes, total }: { changes: PriceChange[]; total: number }) {
  return (
    <>
      <p>Prices have changed since you filled your cart. Nothing has been charged.</p>
      <ul className="figures my-2">
        {changes.map(({ id, title, before, after }) => (
          <li key={id}>
            {title}:{' '}
            {after === null
              ? 'no longer for sale, taken out of your cart'
              : `${formatUsd(before)}, now ${formatUsd(after)}`}
          </li>
        ))}
      </ul>
      <p className="figures">The new total is {formatUsd(total)}. Press pay again if you agree.</p>
    </>
  );
}
