import { formatUsd } from '@kiln/contracts/money';
import type { OrderPage } from '@kiln/contracts/orders-api';
import { lineTotal } from '@kiln/contracts/pricing';
import { Wordmark } from '../../components/layout/wordmark';
import { Button } from '../../components/ui/button';
import { DataTable } from '../../components/ui/data-table';
import { OrderTotals } from '../../components/ui/order-totals';
import { useSite } from '../../lib/site';
import { methodName } from '../../lib/payments/method-name';
import { longDate, statusName } from './order-words';

/** The receipt, on paper; printing the page prints this alone. */
export function Receipt({ order }: { order: OrderPage }) {
  const site = useSite();
  return (
    <section aria-labelledby="receipt" className="paper p-6 sm:p-8 print:p-0">
      <header className="mb-8 flex items-start justify-between gap-6">
        <div>
          <Wordmark />
          <p className="label-type mt-2">
            {site.address.map((line) => (
              <span key={line} className="block">
                {line}
              </span>
            ))}
          </p>
        </div>
        <h2 id="receipt" className="display-title text-title">
          Receipt
        </h2>
      </header>
      <DataTable
        rows={[
          ['Order', `${order.number}`],
          ['Order ID', order.orderId],
          ['Date', longDate(order.paidAt ?? order.createdAt)],
          ['Status', statusName(order.status)],
          ['Payment', methodName(order.paymentMethod, 'Card')],
          ['Billed to', [order.name, order.email].filter(Boolean).join(', ')],
        ]}
      />
      <ul className="figures mt-8 mb-4 text-small">
        {order.items.map((item) => (
          <li key={item.productId} className="flex justify-between gap-4 border-b border-hairline py-2.5">
            <span>
              {item.title}
              {item.quantity > 1 && (
                <span className="block text-caption text-muted">
                  {item.quantity} × {formatUsd(item.unitPrice)}
                </span>
              )}
            </span>
            <span>{formatUsd(lineTotal(item))}</span>
          </li>
        ))}
      </ul>
      <OrderTotals totals={order.totals} />
      <Button variant="outline" wide onClick={() => window.print()} className="mt-8 print:hidden">
        Print the receipt
      </Button>
    </section>
  );
}
