import { Typography } from '@strapi/design-system';
import type { ReactNode } from 'react';
import type { Loaded } from '../desk/use-loaded';
import { MailFailureLine } from './mail-failure-line';
import { ORDER_MAIL_KINDS, SITE_MAIL_KINDS, WHAT } from './mail-words';
import { useWidgetData, WidgetBody } from './widget';
import type { OrderMailFailure, SiteMailFailure } from './wire';

interface Failures<Failure> {
  failures: Failure[];
}

/** Of orders, by payments-service. */
export function OrderMailsWidget() {
  const mails = useWidgetData<Failures<OrderMailFailure>>('/dashboard/mails/orders');
  return (
    <FailureList loaded={mails}>
      {({ id, what, kind, recipient, reason, at, orderId, orderNumber, retriable }) => (
        <MailFailureLine
          key={id}
          title={`${ORDER_MAIL_KINDS[kind ?? ''] ?? 'A mail'} ${WHAT[what]}`}
          to={recipient}
          reason={reason}
          at={at}
          page={orderId === null ? null : { path: `/orders/${orderId}`, name: `Order ${orderNumber}` }}
          retryPath={retriable ? `/dashboard/mails/orders/${id}/retry` : null}
          onRetried={mails.replace}
        />
      )}
    </FailureList>
  );
}

const DESKS = { inbox: 'Inquiry', bookings: 'Booking' } as const;

/** Of inquiries, bookings and accounts, by the CMS. */
export function SiteMailsWidget() {
  const mails = useWidgetData<Failures<SiteMailFailure>>('/dashboard/mails/site');
  return (
    <FailureList loaded={mails}>
      {({ id, kind, desk, reason, at }) => (
        <MailFailureLine
          key={id}
          title={`${SITE_MAIL_KINDS[kind]} ${WHAT.refused}`}
          to={null}
          reason={reason}
          at={at}
          page={desk && { path: `/${desk.name}/${desk.id}`, name: DESKS[desk.name] }}
          retryPath={`/dashboard/mails/site/${id}/retry`}
          onRetried={mails.replace}
        />
      )}
    </FailureList>
  );
}

interface FailureListProps<Failure> {
  loaded: Loaded<Failures<Failure>>;
  children: (failure: Failure) => ReactNode;
}

function FailureList<Failure>({ loaded, children }: FailureListProps<Failure>) {
  return (
    <WidgetBody loaded={loaded}>
      {({ failures }) =>
        failures.length === 0 ? (
          <Typography textColor="neutral600">Every mail has arrived, as far as we know.</Typography>
        ) : (
          <ul>{failures.map(children)}</ul>
        )
      }
    </WidgetBody>
  );
}
