import type { OrderInvoice, OrderPage } from '@kiln/contracts/orders-api';
import { PageHeader } from '../../components/layout/page-header';
import { Button, ButtonLink } from '../../components/ui/button';
import { EmptyState } from '../../components/ui/empty-state';
import { NeedsScript } from '../../components/ui/needs-script';
import { Skeleton } from '../../components/ui/skeleton';
import { paths } from '../../config/paths';
import { RefusedError } from '../../lib/request';
import { useOrderPage } from './api/get-order-page';
import { ExpiredNotice } from './expired-notice';
import { InvoicePanel } from './invoice-panel';
import { OrderItemFiles } from './order-item-files';
import { longDate } from './order-words';
import { Receipt } from './receipt';

/** The page that the mail links to: files and receipt, for whoever holds the link. */
export function OrderScreen({ token }: { token: string }) {
  const { data: order, error, mutate } = useOrderPage(token);
  if (order) {
    return (
      <Order
        token={token}
        order={order}
        onRefused={() => void mutate()}
        onInvoice={(invoice) => void mutate({ ...order, invoice }, { revalidate: false })}
      />
    );
  }
  if (error instanceof RefusedError && error.status === 404) return <UnknownOrder />;
  if (error) return <OrderUnreachable message={error.message} onRetry={() => void mutate()} />;
  return <OrderSkeleton />;
}

interface OrderProps {
  token: string;
  order: OrderPage;
  onRefused: () => void;
  onInvoice: (invoice: OrderInvoice) => void;
}

function Order({ token, order, onRefused, onInvoice }: OrderProps) {
  return (
    <>
      <div className="print:hidden">
        <PageHeader title={`Order ${order.number}`}>
          <OrderLead order={order} />
        </PageHeader>
      </div>
      <div className="wrap columns-12 gap-y-14 pt-12 pb-24 print:block print:columns-auto print:pt-0">
        <section aria-label="Your files" className="col-span-12 flex flex-col gap-12 lg:col-span-7 print:hidden">
          {order.expired && <ExpiredNotice token={token} />}
          {order.items.map((item) => (
            <OrderItemFiles
              key={item.productId}
              item={item}
              status={order.status}
              token={token}
              expired={order.expired}
              onRefused={onRefused}
            />
          ))}
        </section>
        <aside className="col-span-12 lg:col-span-5 lg:self-start xl:col-span-4 xl:col-start-9">
          <Receipt order={order} />
          {order.invoice && <InvoicePanel token={token} invoice={order.invoice} onCorrected={onInvoice} />}
        </aside>
      </div>
    </>
  );
}

function OrderLead({ order }: { order: OrderPage }) {
  if (order.expired) return 'The links of this order have expired.';
  if (!order.expiresAt) return 'The files open here as soon as the payment is through.';
  return `Your files, ready to download until ${longDate(order.expiresAt)}.`;
}

function UnknownOrder() {
  return (
    <div className="wrap pt-14 md:pt-24">
      <EmptyState title="This link opens no order" level="h1">
        <p className="max-w-[52ch] text-lead text-muted">
          It may be cut off by the mail program, or too old. We can mail you working links to all orders of your
          address.
        </p>
        <ButtonLink to={paths.accountOrders} iconEnd="arrow">
          Mail me my links
        </ButtonLink>
      </EmptyState>
    </div>
  );
}

function OrderUnreachable({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <div className="wrap pt-14 md:pt-24">
      <EmptyState title="The order could not be loaded" level="h1">
        <p className="max-w-[52ch] text-lead text-muted">{message} Your files are not affected.</p>
        <Button icon="refresh" onClick={onRetry}>
          Load it again
        </Button>
      </EmptyState>
    </div>
  );
}

function OrderSkeleton() {
  return (
    <div role="status" aria-label="Loading your order" className="wrap columns-12 pt-24 pb-24">
      <NeedsScript>Your files need JavaScript to open.</NeedsScript>
      <Skeleton className="col-span-12 h-28" />
      <Skeleton className="col-span-12 mt-12 h-80 lg:col-span-7" />
      <Skeleton className="col-span-12 mt-12 h-96 lg:col-span-5 xl:col-span-4 xl:col-start-9" />
    </div>
  );
}
