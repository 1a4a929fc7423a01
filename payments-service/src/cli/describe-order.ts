import type { OrderDossier, Truth } from './show';
import { facts, money, table } from './table';

/** The dossier of an order as tables. */
export function describeOrder(dossier: OrderDossier): string {
  const { order } = dossier;
  const sections: [string, string][] = [
    [
      `Order ${order.number}`,
      facts([
        ['id', order.id],
        ['state', order.state],
        ['total', `${money(order.totals.total)} (tax ${money(order.totals.tax)})`],
        ['method', order.paymentMethod],
        ['buyer', order.email],
        ['made', order.createdAt],
        ['paid', order.paidAt ?? '-'],
        ['access ends', order.accessExpiresAt ?? '-'],
      ]),
    ],
    ['Items', itemsOf(dossier)],
    ['Attempts', attemptsOf(dossier)],
    ['Refunds', refundsOf(dossier)],
    ['Mails', mailsOf(dossier)],
    ['Webhook events', eventsOf(dossier)],
    ['Timeline', timelineOf(dossier)],
  ];
  return sections.map(([title, body]) => `${title}\n${body}`).join('\n\n');
}

function itemsOf({ items, entitlements }: OrderDossier): string {
  const access = (itemId: string) => {
    const entitlement = entitlements.find(({ orderItemId }) => orderItemId === itemId);
    return entitlement ? (entitlement.revokedAt ?? 'granted') : 'none';
  };
  return table(
    ['product', 'title', 'price', 'quantity', 'access'],
    items.map((item) => [
      String(item.productId),
      item.title,
      money(item.unitPrice),
      String(item.quantity),
      access(item.id),
    ]),
  );
}

function attemptsOf({ attempts }: OrderDossier): string {
  return table(
    ['#', 'payment', 'method', 'amount', 'state here', 'at the provider', 'provider’s id', 'reason'],
    attempts.map((one) => [
      String(one.attempt),
      one.id,
      one.method,
      money(one.local?.amount ?? one.amount, one.local?.currency),
      one.state,
      describeTruth(one.truth),
      one.providerPaymentId ?? '-',
      one.failure?.code ?? '-',
    ]),
  );
}

function describeTruth(truth: Truth): string {
  if (!truth.asked) return truth.why;
  if (!truth.payment) return 'unknown there';
  const back = truth.reversals?.refunds.filter(({ state }) => state !== 'failed') ?? [];
  const refunded = back.reduce((sum, { amount }) => sum + amount, 0);
  const parts = [
    `${truth.payment.state} ${money(truth.payment.amount, truth.payment.currency)}`,
    ...(refunded > 0 ? [`refunded ${money(refunded, truth.payment.currency)}`] : []),
    ...(truth.reversals?.disputes.map(({ state }) => `dispute ${state}`) ?? []),
  ];
  return parts.join(', ');
}

function refundsOf({ refunds, disputes, refundQueue }: OrderDossier): string {
  const rows = [
    ...refunds.map((one) => ['refund', one.state, money(one.amount), one.reason, one.createdAt]),
    ...disputes.map((one) => ['dispute', one.state, money(one.amount), one.reason, one.createdAt]),
    ...refundQueue.map((one) => ['to send back', one.state, money(one.amount), one.reason, one.createdAt]),
  ];
  return table(['what', 'state', 'amount', 'reason', 'since'], rows);
}

function mailsOf({ mails }: OrderDossier): string {
  return table(
    ['kind', 'state', 'tries', 'asked for', 'accepted', 'answer'],
    mails.map((one) => [
      one.kind,
      one.state,
      String(one.attempts),
      one.createdAt,
      one.acceptedAt ?? '-',
      one.response ?? one.lastError ?? '-',
    ]),
  );
}

function eventsOf({ webhooks }: OrderDossier): string {
  return table(
    ['event', 'type', 'received', 'handled', 'note'],
    webhooks.map((one) => [
      one.eventId,
      one.type,
      one.receivedAt,
      one.handledAt ?? 'waits',
      one.note ?? one.lastError ?? '-',
    ]),
  );
}

function timelineOf({ timeline }: OrderDossier): string {
  return table(
    ['at', 'what', 'by', 'detail'],
    timeline.toReversed().map((one) => [one.at, one.kind, one.actor, JSON.stringify(one.detail)]),
  );
}
