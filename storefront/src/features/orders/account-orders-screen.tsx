import { formatUsd } from '@kiln/contracts/money';
import type { OrderSummary } from '@kiln/contracts/orders-api';
import { Link } from 'react-router-dom';
import { PageHeader } from '../../components/layout/page-header';
import { Button, ButtonLink } from '../../components/ui/button';
import { Notice } from '../../components/ui/notice';
import { Skeleton } from '../../components/ui/skeleton';
import { paths } from '../../config/paths';
import { useOrders } from './api/list-orders';
import { LookupForm } from './lookup-form';
import { longDate, statusName } from './order-words';

/** This browser's orders, and a way to all others of an address. No account, no password. */
export function AccountOrdersScreen() {
  return (
    <>
      <PageHeader title="My Orders">What you bought with this browser. No account needed.</PageHeader>
      <div className="wrap columns-12 gap-y-16 pb-24">
        <section aria-label="Orders" className="col-span-12 lg:col-span-7">
          <BrowserOrders />
        </section>
        <section aria-labelledby="lookup" className="col-span-12 lg:col-span-4 lg:col-start-9 lg:pt-10">
          <h2 id="lookup" className="display-title text-title">
            Bought elsewhere?
          </h2>
          <p className="mt-2 mb-6 text-small text-muted">
            Tell us the address you paid with, and we mail you links to its orders.
          </p>
          <LookupForm />
        </section>
      </div>
    </>
  );
}

function BrowserOrders() {
  const { data: orders, error, mutate } = useOrders();
  if (orders && orders.length > 0) {
    return (
      <ul className="divide-y divide-hairline">
        {orders.map((order) => (
          <OrderRow key={order.orderId} order={order} />
        ))}
      </ul>
    );
  }
  if (orders) return <NoOrders />;
  if (error) {
    return (
      <div className="pt-10">
        <Notice kind="error">
          <p>{error.message}</p>
          <Button variant="quiet" icon="refresh" onClick={() => void mutate()}>
            Load them again
          </Button>
        </Notice>
      </div>
    );
  }
  return (
    <div role="status" aria-label="Loading your orders" className="pt-10">
      <Skeleton className="h-40" />
    </div>
  );
}

function NoOrders() {
  return (
    <div className="flex flex-col items-start gap-6 py-10">
      <p className="display-title text-title">No orders in this browser yet</p>
      <ButtonLink to={paths.shop} iconEnd="arrow">
        Discover Products
      </ButtonLink>
    </div>
  );
}

function OrderRow({ order }: { order: OrderSummary }) {
  return (
    <li>
      <Link to={order.path} className="group grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-6 gap-y-1 py-6">
        <span className="display-title text-title transition-colors group-hover:text-action">Order {order.number}</span>
        <span className="figures text-lead">{formatUsd(order.total)}</span>
        <span className="figures label-type">
          {longDate(order.createdAt)} · {order.itemCount} {order.itemCount === 1 ? 'item' : 'items'}
        </span>
        <span className="label-type text-right">{statusName(order.status)}</span>
      </Link>
    </li>
  );
}
