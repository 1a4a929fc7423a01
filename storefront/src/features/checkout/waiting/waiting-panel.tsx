import { formatUsd, type MinorUnits } from '@kiln/contracts/money';
import { useEffect, useRef, type ReactNode } from 'react';
import { Button } from '../../../components/ui/button';
import { formatAmount } from './format-amount';

export interface WaitingPanelProps {
  title: string;
  /** What the order costs, US cents; undefined if this tab has forgotten. */
  total: MinorUnits | undefined;
  /** What the provider charges, in minor units of its currency, if that is not the total. */
  charge?: { currency: string; amount: MinorUnits } | undefined;
  /** One sentence on where the payment stands; said aloud when it changes. */
  status: string;
  /** False while nobody answers: that is said, and nothing else changes. */
  reachable: boolean;
  /** Cancels the payment and leads back; absent when it is too late to. */
  onGiveUp?: (() => void) | undefined;
  children: ReactNode;
}

/** The frame of a payment that the buyer makes somewhere else: what it costs, where it stands, and the way back. */
export function WaitingPanel(props: WaitingPanelProps) {
  const { title, total, charge, status, reachable, onGiveUp, children } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  // The form that had the focus is gone.
  useEffect(() => heading.current?.focus(), []);
  const foreign = charge && charge.currency !== 'usd' ? charge : undefined;

  return (
    <section aria-labelledby="waiting" className="flex flex-col gap-8 pt-12">
      <div className="flex flex-wrap items-baseline justify-between gap-x-10 gap-y-3">
        <h2 id="waiting" ref={heading} tabIndex={-1} className="display-title text-headline outline-none">
          {title}
        </h2>
        {total !== undefined && (
          <p className="figures text-title font-semibold">
            {foreign && `${formatAmount(foreign)} `}
            {foreign ? <span className="font-normal text-muted">({formatUsd(total)})</span> : formatUsd(total)}
          </p>
        )}
      </div>
      <div role="status" className="border-l-2 border-text bg-raised px-4 py-3">
        <p>{status}</p>
        {!reachable && (
          <p className="mt-1 text-small text-muted">
            We cannot reach the shop right now. Nothing is lost: we keep asking, and a payment you make is found.
          </p>
        )}
      </div>
      {children}
      {onGiveUp && (
        <div>
          <Button variant="quiet" icon="arrow-left" onClick={onGiveUp}>
            Cancel and choose another method
          </Button>
        </div>
      )}
    </section>
  );
}
