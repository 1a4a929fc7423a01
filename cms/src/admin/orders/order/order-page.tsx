import { Box, Button } from '@strapi/design-system';
import { BackButton, Layouts, Page, useNotification } from '@strapi/strapi/admin';
import { useCallback, useEffect, useState } from 'react';
import { useParams } from 'react-router-dom';
import { Columns } from '../../desk/columns';
import { FailureNotice } from '../../desk/failure-notice';
import { useDesk } from '../../desk/use-desk';
import { useLoaded } from '../../desk/use-loaded';
import type { Order, OrderItem } from '../wire';
import { moment } from '../../desk/moment';
import { money, ORDER_STATES } from '../words';
import { AccessDialog } from './access-dialog';
import { BuyerPanel } from './buyer-panel';
import type { OrderDialogProps } from './dialog-props';
import { EmailDialog } from './email-dialog';
import { ExtendDialog } from './extend-dialog';
import { ItemsPanel } from './items-panel';
import { LinkDialog } from './link-dialog';
import { RefundDialog } from './refund-dialog';
import { RefundsPanel } from './refunds-panel';
import { ResendDialog } from './resend-dialog';
import { TimelinePanel } from './timeline-panel';

export type DialogName = 'resend' | 'email' | 'link' | 'extend' | 'refund';
type Opened = { name: DialogName } | { name: 'access'; item: OrderItem };

/** How often an order is read again while a mail or refund of it is under way. */
const LOOK_AGAIN_MS = 4_000;

export function OrderPage() {
  const { orderId = '' } = useParams();
  const { read } = useDesk();
  const load = useCallback(
    (signal: AbortSignal) => read<Order>(`/order-desk/orders/${encodeURIComponent(orderId)}`, signal),
    [read, orderId],
  );
  const { data: order, failure, isLoading, reload, replace } = useLoaded(load);
  const { toggleNotification } = useNotification();
  const [opened, setOpened] = useState<Opened | null>(null);
  useLookingAgain(order, reload);

  const done = (changed: Order, message: string) => {
    replace(changed);
    setOpened(null);
    toggleNotification({ type: 'success', message });
  };

  return (
    <Page.Main>
      <Page.Title>{order ? `Order ${order.number}` : 'Order'}</Page.Title>
      <Layouts.Header
        title={order ? `Order ${order.number}` : 'Order'}
        subtitle={order ? subtitleOf(order) : isLoading && 'Reading…'}
        navigationAction={<BackButton fallback="/orders" />}
        primaryAction={
          order &&
          order.refundable > 0 && (
            <Button variant="danger-light" onClick={() => setOpened({ name: 'refund' })}>
              Refund
            </Button>
          )
        }
      />
      <Layouts.Content>
        <Box paddingBottom={failure ? 4 : 0}>
          <FailureNotice failure={failure} onRetry={reload} />
        </Box>
        {order && (
          <Columns aside={<BuyerPanel order={order} onOpen={(name) => setOpened({ name })} />}>
            <ItemsPanel order={order} onAccess={(item) => setOpened({ name: 'access', item })} />
            <RefundsPanel order={order} />
            <TimelinePanel order={order} />
          </Columns>
        )}
      </Layouts.Content>
      {order && opened && (
        <OpenedDialog
          opened={opened}
          order={order}
          onDone={done}
          onClose={() => {
            setOpened(null);
            // An action whose answer was lost may have been done all the same.
            reload();
          }}
        />
      )}
    </Page.Main>
  );
}

function OpenedDialog({ opened, ...props }: OrderDialogProps & { opened: Opened }) {
  switch (opened.name) {
    case 'resend':
      return <ResendDialog {...props} />;
    case 'email':
      return <EmailDialog {...props} />;
    case 'extend':
      return <ExtendDialog {...props} />;
    case 'refund':
      return <RefundDialog {...props} />;
    case 'access':
      return <AccessDialog {...props} item={opened.item} />;
    case 'link':
      return <LinkDialog order={props.order} onClose={props.onClose} />;
  }
}

/** Reads the order again while something of it is under way and somebody looks. */
function useLookingAgain(order: Order | null, reload: () => void) {
  const isMoving =
    order !== null &&
    (order.mails.some(({ state }) => state === 'pending' || state === 'sending') ||
      order.refunds.some(({ state }) => state === 'requested'));
  useEffect(() => {
    if (!isMoving) return;
    const timer = setInterval(() => document.visibilityState === 'visible' && reload(), LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [isMoving, reload]);
}

function subtitleOf({ state, totals, refunded, createdAt }: Order): string {
  const back = refunded > 0 ? `, ${money(refunded)} of it back` : '';
  return `${ORDER_STATES[state].text} · ${money(totals.total)}${back} · made ${moment(createdAt)}`;
}
