import { formatUsd } from '@kiln/contracts/money';
import { lineTotal, type Totals } from '@kiln/contracts/pricing';
import { Cover } from '../../components/media/cover';
import { OrderTotals } from '../../components/ui/order-totals';
import { times, type CheckoutLine } from './checkout-order';

/** Each line's name and price, then subtotal, tax and total (S 2). */
export function OrderReview({ lines, totals }: { lines: readonly CheckoutLine[]; totals: Totals }) {
  return (
    <>
      <ul className="divide-y divide-hairline border-y border-hairline">
        {lines.map((line) => (
          <li key={line.id} className="grid grid-cols-[4.5rem_minmax(0,1fr)] gap-4 py-4">
            <Cover media={line.cover} sizes="4.5rem" className="aspect-4/3" />
            <div className="min-w-0">
              <p className="flex justify-between gap-4 text-small">
                <span className="font-medium">{line.title}</span>
                <span className="figures">{formatUsd(lineTotal(line))}</span>
              </p>
              {line.quantity > 1 && (
                <p className="figures label-type mt-1">
                  {line.quantity} × {formatUsd(line.unitPrice)}. Charged {times(line.quantity)}, licensed once: one
                  licence is all you need.
                </p>
              )}
            </div>
          </li>
        ))}
      </ul>
      <div className="pt-4">
        <OrderTotals totals={totals} />
      </div>
    </>
  );
}
