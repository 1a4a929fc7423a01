import { Link } from 'react-router-dom';
import { Button } from '../../components/ui/button';
import type { BoughtBeforeOutcome } from './pay';
import { successAddress } from './result-address';

export interface BoughtBeforeProps {
  outcome: BoughtBeforeOutcome;
  /** Buys it once more, knowingly. */
  onBuyAgain: () => void;
}

/** 'You own this already' and 'a payment for this is still settling': nothing was charged, and both can be bought again. */
export function BoughtBefore({ outcome: { settling, message, bought }, onBuyAgain }: BoughtBeforeProps) {
  return (
    <>
      <p className="mb-2">{message}</p>
      <p className="flex flex-wrap items-center gap-x-6 gap-y-2">
        {bought?.orderPath && (
          <Link to={bought.orderPath} className="text-link">
            See the order and its files
          </Link>
        )}
        {settling && bought?.paymentId && (
          <Link
            to={successAddress({ paymentId: bought.paymentId, method: bought.paymentMethod ?? 'card' })}
            className="text-link"
          >
            See how that payment stands
          </Link>
        )}
        <Button variant="quiet" onClick={onBuyAgain}>
          Buy again
        </Button>
      </p>
    </>
  );
}
