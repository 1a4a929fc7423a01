import { Link } from 'react-router-dom';
import { TextPage } from '../../components/layout/text-page';
import { paths } from '../../config/paths';
import { site } from '../../config/site';
import type { PageMeta } from '../route-module';

export const meta = (): PageMeta => ({
  title: 'Help',
  description: 'Answers about downloads, licences, payments and refunds at the Kiln shop.',
  canonical: paths.help,
});

const link = (to: string, text: string) => (
  <Link to={to} className="text-link">
    {text}
  </Link>
);

const SECTIONS = [
  {
    title: 'Where are my files?',
    paragraphs: [
      'In the e-mail you got after paying: it links to your order page, where every file has its own button. It arrives within 10 minutes.',
      <>
        Nothing there? Look in spam, then open {link(paths.accountOrders, 'My Orders')}: this browser’s orders are
        listed, and you can have the link sent again.
      </>,
    ],
  },
  {
    title: 'My link has expired',
    paragraphs: ['Links work for 30 days. Open the old one: the page offers to send a new one to the same address.'],
  },
  {
    title: 'The payment failed. Was I charged?',
    paragraphs: [
      'A failed payment is not charged; your bank may show it as pending for some days. Your cart is kept, so you can try again or choose another method.',
      'If a payment is still being settled, the page says so. Do not pay a second time: the mail comes when the money does.',
    ],
  },
  {
    title: 'What may I do with an asset?',
    paragraphs: [
      <>
        Use it in as many of your own and your clients’ projects as you like. The {link(paths.licence, 'licence')} fits
        on one page.
      </>,
    ],
  },
  {
    title: 'Can I get a refund?',
    paragraphs: [
      <>If it does not do what its page says, yes, within 14 days. The {link(paths.terms, 'terms')} say how.</>,
    ],
  },
  {
    title: 'Something else',
    paragraphs: [
      <>
        Write to{' '}
        <a href={`mailto:${site.emails[1].value}`} className="text-link">
          {site.emails[1].value}
        </a>{' '}
        with your order number, or see {link(paths.contact, 'Contact')}.
      </>,
    ],
  },
] as const;

export function Component() {
  return <TextPage title="Help" lead="The questions we get, answered once, properly." sections={SECTIONS} />;
}
