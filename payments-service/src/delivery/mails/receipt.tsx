import { formatUsd } from '@kiln/contracts/money';
import { PAYMENT_METHODS } from '@kiln/contracts/payment-methods';
import { lineTotal, TAX_PERCENT } from '@kiln/contracts/pricing';
import { longDate } from '../../lib/dates';
import type { Order, OrderItem } from '../../orders/order';
import type { MailContent } from './content';
import { mailName } from './mail-name';
import { MailButton, mailDocument, MailHeading, MailLayout, PAPER, type Seller } from './layout';

export interface ReceiptFacts {
  seller: Seller;
  order: Order;
  items: readonly OrderItem[];
  /** As printed; null for orders paid before there were invoices. */
  invoiceNumber: string | null;
  /** Absolute address of the order page. */
  orderUrl: string;
}

const INVOICE_HINT = 'The invoice as a PDF, also in the name of your company, is on the page of your order';
const NOT_OPENING = 'If the link does not open, copy the address below into your browser, or reply to this mail.';

/** The receipt: what was bought, what was paid, where the files are. Never a card or bank number. */
export function receiptMail(facts: ReceiptFacts): MailContent {
  const subject = `Your ${facts.seller.name} order ${facts.order.number}: receipt and files`;
  return {
    subject,
    html: mailDocument(subject, <Receipt {...facts} />),
    text: receiptText(facts),
  };
}

function Receipt({ seller, order, items, invoiceNumber, orderUrl }: ReceiptFacts) {
  return (
    <MailLayout preview={`Paid: ${formatUsd(order.totals.total)}. Your files are ready.`} seller={seller}>
      <MailHeading>{items.length > 0 ? 'Paid. Your files are ready.' : 'Paid. Thank you.'}</MailHeading>
      <p style="margin:0 0 8px">{thanks(order)} This is your receipt.</p>
      {items.length > 0 && <MailButton href={orderUrl}>Open your order</MailButton>}
      {items.length > 0 && (
        <p style={`margin:0 0 24px;color:${PAPER.quiet};font-size:14px;line-height:20px`}>
          Links valid 30 days. {NOT_OPENING}
          <br />
          <a href={orderUrl} style={`color:${PAPER.text};word-break:break-all`}>
            {orderUrl}
          </a>
        </p>
      )}
      <table width="100%" cellpadding="0" cellspacing="0" style={NUMBERS}>
        <Row label="Order" value={String(order.number)} />
        {invoiceNumber !== null && <Row label="Invoice" value={invoiceNumber} />}
        <Row label="Date" value={dateOf(order)} />
        <Row label="Payment method" value={methodName(order)} />
      </table>
      <table width="100%" cellpadding="0" cellspacing="0" style={`margin-top:24px;${NUMBERS}`}>
        {items.map((item) => (
          <Row label={titleOf(item)} value={formatUsd(lineTotal(item))} ruled />
        ))}
        <Row label="Subtotal" value={formatUsd(order.totals.subtotal)} ruled />
        <Row label={`Tax (${TAX_PERCENT}%)`} value={formatUsd(order.totals.tax)} />
        <Row label="Total" value={formatUsd(order.totals.total)} strong ruled />
      </table>
      {invoiceNumber !== null && (
        <p style={`margin:16px 0 0;color:${PAPER.quiet};font-size:14px;line-height:20px`}>
          {INVOICE_HINT}:{' '}
          <a href={orderUrl} style={`color:${PAPER.text}`}>
            open your order
          </a>
          .
        </p>
      )}
    </MailLayout>
  );
}

const NUMBERS = 'font-variant-numeric:tabular-nums;font-size:15px;line-height:22px';

interface RowProps {
  label: string;
  value: string;
  strong?: boolean;
  ruled?: boolean;
}

function Row({ label, value, strong, ruled }: RowProps) {
  const rule = ruled ? `border-top:1px solid ${strong ? PAPER.text : PAPER.hairline};` : '';
  const look = `padding:8px 0;vertical-align:top;text-align:left;${rule}font-weight:${strong ? '700;font-size:18px' : '400'};`;
  return (
    <tr>
      <th scope="row" style={look}>
        {label}
      </th>
      <td style={`${look}text-align:right;padding-left:16px;white-space:nowrap`}>{value}</td>
    </tr>
  );
}

function receiptText({ seller, order, items, invoiceNumber, orderUrl }: ReceiptFacts): string {
  const files = [
    'Your files:',
    orderUrl,
    '',
    'Links valid 30 days. If the link does not open, copy it into your browser, or reply to this mail.',
    '',
  ];
  return [
    `${seller.name}: receipt for order ${order.number}`,
    '',
    thanks(order),
    '',
    ...(items.length > 0 ? files : []),
    ...(invoiceNumber === null ? [] : [`Invoice: ${invoiceNumber}`]),
    `Date: ${dateOf(order)}`,
    `Payment method: ${methodName(order)}`,
    '',
    ...items.map((item) => `${titleOf(item)}  ${formatUsd(lineTotal(item))}`),
    '',
    `Subtotal  ${formatUsd(order.totals.subtotal)}`,
    `Tax (${TAX_PERCENT}%)  ${formatUsd(order.totals.tax)}`,
    `Total  ${formatUsd(order.totals.total)}`,
    '',
    ...(invoiceNumber === null ? [] : [`${INVOICE_HINT}: ${orderUrl}`, '']),
    `${seller.name}, ${seller.address}`,
    seller.email,
    '',
  ].join('\n');
}

function thanks(order: Order): string {
  const name = mailName(order.billing.name);
  return name === '' ? 'Thank you.' : `Thank you, ${name}.`;
}

function titleOf(item: OrderItem): string {
  return item.quantity > 1 ? `${item.title} × ${item.quantity}` : item.title;
}

function methodName(order: Order): string {
  return PAYMENT_METHODS.find((method) => method.id === order.paymentMethod)?.name ?? order.paymentMethod;
}

function dateOf(order: Order): string {
  return longDate(order.paidAt ?? order.createdAt);
}
