import { formatUsd } from '@kiln/contracts/money';
import type { Order } from '../../orders/order';
import type { MailContent } from './content';
import { mailDocument, MailHeading, MailLayout, PAPER, type Seller } from './layout';

export interface OrderLinksFacts {
  seller: Seller;
  orders: readonly { order: Order; url: string }[];
}

/** Links to orders, for a buyer who asked for them. */
export function orderLinksMail({ seller, orders }: OrderLinksFacts): MailContent {
  const subject = orders.length === 1 ? `Your ${seller.name} order: new link` : `Your ${seller.name} orders: links`;
  const html = (
    <MailLayout preview="The links that you asked for." seller={seller}>
      <MailHeading>{orders.length === 1 ? 'Your order' : 'Your orders'}</MailHeading>
      <p style="margin:0 0 16px">
        You asked for {orders.length === 1 ? 'this link' : 'these links'} to your files. Links valid 30 days.
      </p>
      {orders.map(({ order, url }) => (
        <p style={`margin:0;padding:12px 0;border-top:1px solid ${PAPER.hairline}`}>
          <a href={url} style={`color:${PAPER.text};font-weight:700`}>
            Order {order.number}
          </a>
          , {formatUsd(order.totals.total)}
          <br />
          <span style={`color:${PAPER.quiet};font-size:13px;line-height:20px;word-break:break-all`}>{url}</span>
        </p>
      ))}
      <p style={`margin:24px 0 0;color:${PAPER.quiet};font-size:14px;line-height:20px`}>
        If a link does not open, copy its address into your browser, or reply to this mail. If you did not ask for it,
        ignore this mail.
      </p>
    </MailLayout>
  );
  const text = [
    'You asked for links to your files. Links valid 30 days.',
    '',
    ...orders.flatMap(({ order, url }) => [`Order ${order.number}, ${formatUsd(order.totals.total)}`, url, '']),
    'If a link does not open, copy its address into your browser, or reply to this mail.',
    'If you did not ask for it, ignore this mail.',
    '',
    `${seller.name}, ${seller.address}`,
    seller.email,
    '',
  ].join('\n');
  return { subject, html: mailDocument(subject, html), text };
}
