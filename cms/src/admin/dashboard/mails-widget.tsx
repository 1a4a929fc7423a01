import { Flex, Typography } from '@strapi/design-system';
import { useWidgetData, WidgetBody } from './widget';
import { MailFailureLine } from './mail-failure-line';
import { ORDER_MAIL_KINDS, SITE_MAIL_KINDS, WHAT } from './mail-words';
import type { OrderMailFailure, SiteMailFailure } from './wire';

/** Mails that did not arrive, of orders and of the site: two outboxes, each told apart when one is down. */
export function MailsWidget() {
  const orders = useWidgetData<{ failures: OrderMailFailure[] }>('/dashboard/mails/orders');
  const site = useWidgetData<{ failures: SiteMailFailure[] }>('/dashboard/mails/site');
  const isFine = orders.data?.failures.length === 0 && site.data?.failures.length === 0;
  if (isFine && !orders.failure && !site.failure) {
    return <Typography textColor="neutral600">Every mail has arrived, as far as we know.</Typography>;
  }
  return (
    <Flex direction="column" alignItems="stretch" gap={3}>
      <WidgetBody loaded={orders}>
        {({ failures }) => (
          <ul>
            {failures.map((failure) => (
              <MailFailureLine
                key={failure.id}
                title={`${ORDER_MAIL_KINDS[failure.kind ?? ''] ?? 'A mail'} ${WHAT[failure.what]}`}
                to={failure.recipient}
                reason={failure.reason}
                at={failure.at}
                order={failure.orderId === null ? null : { id: failure.orderId, number: failure.orderNumber }}
                retryPath={failure.retriable ? `/dashboard/mails/orders/${failure.id}/retry` : null}
                onRetried={orders.replace}
              />
            ))}
          </ul>
        )}
      </WidgetBody>
      <WidgetBody loaded={site}>
        {({ failures }) => (
          <ul>
            {failures.map((failure) => (
              <MailFailureLine
                key={failure.id}
                title={`${SITE_MAIL_KINDS[failure.kind] ?? 'A mail of the site'} ${WHAT.refused}`}
                to={null}
                reason={failure.reason}
                at={failure.at}
                order={null}
                retryPath={`/dashboard/mails/site/${failure.id}/retry`}
                onRetried={site.replace}
              />
            ))}
          </ul>
        )}
      </WidgetBody>
    </Flex>
  );
}
