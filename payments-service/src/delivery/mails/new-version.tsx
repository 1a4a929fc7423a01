import { longDate } from '../../lib/dates';
import type { Order } from '../../orders/order';
import type { DeliverableVersion } from '../../orders/ports';
import type { MailContent } from './content';
import { MailButton, mailDocument, MailHeading, MailLayout, PAPER, type Seller } from './layout';
import { mailName } from './mail-name';

export interface NewVersionFacts {
  seller: Seller;
  order: Order;
  /** Of the asset, as it was bought. */
  title: string;
  file: DeliverableVersion;
  orderUrl: string;
}

/** Tells an earlier buyer of a new version: what is new, why they get this mail, and where the file is. */
export function newVersionMail(facts: NewVersionFacts): MailContent {
  const { seller, order, title, file, orderUrl } = facts;
  const subject = `${title}: version ${file.version} is ready`;
  const why = whyOf(facts);
  const html = (
    <MailLayout preview={file.note ?? `A new version of ${file.fileName}.`} seller={seller}>
      <MailHeading>
        Version {file.version} of {title}
      </MailHeading>
      <p style="margin:0 0 16px">
        {greeting(order)}
        {file.fileName} has a new version. It replaces the one you have, at no charge.
      </p>
      {file.note !== null && (
        <p style="margin:0 0 4px">
          <strong>What is new</strong>
        </p>
      )}
      {file.note !== null && <p style="margin:0 0 8px;white-space:pre-line">{file.note}</p>}
      <MailButton href={orderUrl}>Open your order</MailButton>
      <p style={`margin:0 0 16px;color:${PAPER.quiet};font-size:14px;line-height:20px`}>
        {linkHint(order)}
        <br />
        <a href={orderUrl} style={`color:${PAPER.text};word-break:break-all`}>
          {orderUrl}
        </a>
      </p>
      <p style={`margin:0;color:${PAPER.quiet};font-size:14px;line-height:20px`}>{why}</p>
    </MailLayout>
  );
  const text = [
    `Version ${file.version} of ${title}`,
    '',
    `${greeting(order)}${file.fileName} has a new version. It replaces the one you have, at no charge.`,
    '',
    ...(file.note === null ? [] : ['What is new:', file.note, '']),
    'Your order:',
    orderUrl,
    '',
    linkHint(order),
    '',
    why,
    '',
    `${seller.name}, ${seller.address}`,
    seller.email,
    '',
  ].join('\n');
  return { subject, html: mailDocument(subject, html), text };
}

function greeting(order: Order): string {
  const name = mailName(order.billing.name);
  return name === '' ? '' : `Hello ${name}. `;
}

function whyOf({ seller, order, title }: NewVersionFacts): string {
  const bought = longDate(order.paidAt ?? order.createdAt);
  return `You get this mail because you bought ${title} from ${seller.name} on ${bought} (order ${order.number}); it comes with lifetime updates. We write once per new version.`;
}

function linkHint({ accessExpiresAt }: Order): string {
  const until = accessExpiresAt === null ? '' : `The link works until ${longDate(accessExpiresAt)}. `;
  return `${until}Later, its page mails you a new one.`;
}
