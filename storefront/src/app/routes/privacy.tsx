import { TextPage } from '../../components/layout/text-page';
import { paths } from '../../config/paths';
import { site } from '../../config/site';
import type { PageMeta } from '../route-module';

export const meta = (): PageMeta => ({
  title: 'Privacy',
  description: 'What this site keeps about you, why, and for how long.',
  canonical: paths.privacy,
});

const SECTIONS = [
  {
    title: 'While you look around',
    paragraphs: [
      'Your cart and wishlist are kept in your own browser and nowhere else. No account, no profile, no tracking.',
      'Our server keeps a log of requests for a short time, to find faults. It holds no names and no full e-mail addresses.',
    ],
  },
  {
    title: 'When you buy',
    paragraphs: [
      'We keep your name, e-mail address and telephone number with the order: to deliver it, to answer questions about it and because bookkeeping law wants it.',
      'Card and bank numbers go from your browser straight to the payment provider. They never reach our servers.',
    ],
  },
  {
    title: 'When you write',
    paragraphs: ['We keep what you sent until the matter is done, and delete it when you ask.'],
  },
  {
    title: 'Cookies',
    paragraphs: [
      'One, set when you place an order, so that this browser can show you your orders. It holds a signed number and cannot be read by scripts.',
    ],
  },
  {
    title: 'Your rights',
    paragraphs: [
      `Ask what we have, have it corrected, have it deleted as far as the law lets us: ${site.emails[1].value}.`,
    ],
  },
] as const;

export function Component() {
  return (
    <TextPage
      title="Privacy"
      lead="We know what you tell us, for as long as we need it."
      sections={SECTIONS}
      updated="November 20, 2026"
    />
  );
}
