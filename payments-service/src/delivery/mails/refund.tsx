import { formatUsd } from '@kiln/contracts/money';
import type { PaymentMethodId } from '@kiln/contracts/payment-methods';
import type { Order, OrderItem } from '../../orders/order';
import { NOT_THE_PRICE, type Refund } from '../../refunds/refund';
import type { MailContent } from './content';
import { mailDocument, MailHeading, MailLayout, PAPER, type Seller } from './layout';
import { mailName } from './mail-name';

export interface RefundFacts {
  seller: Seller;
  order: Order;
  items: readonly OrderItem[];
  refund: Refund;
  /** How the refunded payment was made. */
  method: PaymentMethodId;
  orderUrl: string;
}

const TO_CARD = 'The money reaches your card within 5 to 10 business days, depending on your bank.';

/** When the money arrives, as the providers tell it. */
const ARRIVAL: Record<PaymentMethodId, string> = {
  card: TO_CARD,
  apple_pay: TO_CARD,
  google_pay: TO_CARD,
  paypal: 'The money is in your PayPal account within a day; if you paid by card or bank there, within 30 days.',
  bnpl: 'Your plan’s provider takes it off what you owe, or pays it back, within 14 days.',
  bank_transfer: 'The money reaches your bank account within 5 to 10 business days.',
  upi: 'The money reaches the bank account that you paid from within 5 to 7 business days.',
  crypto:
    'We have sent it to your wallet address. It arrives once the network has confirmed it, mostly within an hour.',
};

/** Tells the buyer what goes back, for which items, and when it arrives. */
export function refundMail(facts: RefundFacts): MailContent {
  const { seller, order, refund, method, orderUrl } = facts;
  const subject = `Your ${seller.name} order ${order.number}: refund of ${formatUsd(refund.amount)}`;
  const lines = linesOf(facts);
  const html = (
    <MailLayout preview={`${formatUsd(refund.amount)} is on its way to you.`} seller={seller}>
      <MailHeading>{formatUsd(refund.amount)} is on its way to you</MailHeading>
      <p style="margin:0 0 16px">{opening(facts)}</p>
      <p style="margin:0 0 16px">{ARRIVAL[method]}</p>
      {lines.length > 0 && (
        <table width="100%" cellpadding="0" cellspacing="0" style="margin-top:8px;font-size:15px;line-height:22px">
          {lines.map(({ title, amount }) => (
            <tr>
              <th scope="row" style={`${CELL};text-align:left;font-weight:400`}>
                {title}
              </th>
              <td style={`${CELL};text-align:right;padding-left:16px;white-space:nowrap`}>{formatUsd(amount)}</td>
            </tr>
          ))}
        </table>
      )}
      {accessEnded(facts) && <p style="margin:16px 0">{ACCESS_ENDED}</p>}
      <p style={`margin:16px 0 0;color:${PAPER.quiet};font-size:14px;line-height:20px`}>
        <a href={orderUrl} style={`color:${PAPER.text};word-break:break-all`}>
          Order {order.number}
        </a>
        . If something is not right, reply to this mail.
      </p>
    </MailLayout>
  );
  const text = [
    `${formatUsd(refund.amount)} is on its way to you`,
    '',
    opening(facts),
    ARRIVAL[method],
    '',
    ...lines.map(({ title, amount }) => `${title}  ${formatUsd(amount)}`),
    ...(accessEnded(facts) ? ['', ACCESS_ENDED, ''] : []),
    `Order ${order.number}: ${orderUrl}`,
    'If something is not right, reply to this mail.',
    '',
    `${seller.name}, ${seller.address}`,
    seller.email,
    '',
  ].join('\n');
  return { subject, html: mailDocument(subject, html), text };
}

const CELL = `padding:8px 0;vertical-align:top;border-top:1px solid ${PAPER.hairline}`;
const ACCESS_ENDED =
  'Tax is included. The files of what was refunded can no longer be downloaded; the rest stays yours.';

function accessEnded({ refund, order }: RefundFacts): boolean {
  return refund.lines.length > 0 || (refund.queueId === null && order.state === 'refunded');
}

function opening({ order, refund }: RefundFacts): string {
  const name = mailName(order.billing.name);
  const what = refund.queueId
    ? toldOfQueued(refund)
    : `We have refunded ${formatUsd(refund.amount)} of order ${order.number}.`;
  return name === '' ? what : `Hello ${name}. ${what}`;
}

/** The reason of a queued refund is its row's. */
function toldOfQueued({ reason }: Refund): string {
  return NOT_THE_PRICE.some((known) => known === reason)
    ? 'Another amount than the price of your order had reached us, so we send it back. You can pay for your order again.'
    : 'Another payment than the one for your order had reached us, so we send it back. Your order and its files stay as they are.';
}

function linesOf({ items, refund }: RefundFacts): { title: string; amount: number }[] {
  return refund.lines.map(({ orderItemId, amount }) => ({
    title: items.find(({ id }) => id === orderItemId)?.title ?? 'Item',
    amount,
  }));
}
