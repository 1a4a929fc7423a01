import { formatUsd } from '@kiln/contracts/money';
import { TAX_PERCENT, type Totals } from '@kiln/contracts/pricing';

/** Subtotal, tax and total of a cart or an order (S 2); amounts in cents. */
export function OrderTotals({ totals }: { totals: Totals }) {
  return (
    <dl className="figures text-small">
      <Row name="Subtotal" amount={totals.subtotal} />
      <Row name={`Tax (${TAX_PERCENT}%)`} amount={totals.tax} />
      <div className="mt-3 flex items-baseline justify-between gap-4 border-t border-text pt-4">
        <dt className="display-title text-lead">Total</dt>
        <dd className="display-type text-headline">{formatUsd(totals.total)}</dd>
      </div>
    </dl>
  );
}

function Row({ name, amount }: { name: string; amount: number }) {
  return (
    <div className="flex justify-between gap-4 py-1.5">
      <dt className="text-muted">{name}</dt>
      <dd>{formatUsd(amount)}</dd>
    </div>
  );
}
