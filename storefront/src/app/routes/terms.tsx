import { TextPage } from '../../components/layout/text-page';
import { paths } from '../../config/paths';
import { site } from '../../config/site';
import type { PageMeta } from '../route-module';

export const meta = (): PageMeta => ({
  title: 'Terms',
  description: 'The terms of buying from the Kiln shop: prices, tax, delivery, refunds.',
  canonical: paths.terms,
});

const SECTIONS = [
  {
    title: 'Who sells',
    paragraphs: [`${site.address.join(', ')}. Write to ${site.emails[1].value} about anything on this page.`],
  },
  {
    title: 'Prices and tax',
    paragraphs: [
      'Prices are in US dollars. 10% tax is added to the subtotal and shown before you pay. If a price changes while something is in your cart, the checkout tells you and waits for your answer.',
    ],
  },
  {
    title: 'Delivery',
    paragraphs: [
      'You get an e-mail with a link to your order page, usually within 10 minutes of the payment. The link works for 30 days; after that, ask for a new one on the same page.',
      'Some payments settle slowly. The order waits for the money and the mail follows it.',
    ],
  },
  {
    title: 'Refunds',
    paragraphs: [
      'If an asset does not do what its page says, write within 14 days and you get your money back. If you bought the same asset twice by mistake, the second one is refunded without a question.',
    ],
  },
  {
    title: 'What we answer for',
    paragraphs: [
      'We answer for the files being complete, working and ours to license. We do not answer for what is made with them, nor for more than the price that was paid.',
    ],
  },
] as const;

export function Component() {
  return (
    <TextPage
      title="Terms"
      lead="What you and we agree on when you buy here."
      sections={SECTIONS}
      updated="November 20, 2026"
    />
  );
}
