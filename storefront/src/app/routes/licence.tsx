import { TextPage } from '../../components/layout/text-page';
import { paths } from '../../config/paths';
import type { PageMeta } from '../route-module';

export const meta = (): PageMeta => ({
  title: 'Licence',
  description:
    'What you may do with an asset from the Kiln shop: commercial use, lifetime updates, six months of support.',
  canonical: paths.licence,
});

const SECTIONS = [
  {
    title: 'What you may do',
    paragraphs: [
      'Use what you bought in any number of your own projects and your clients’ projects, commercial ones included. Change it, combine it, print it, animate it, ship it in a product.',
      'No credit is asked for. If you send us a picture of what became of it, it makes our week.',
    ],
  },
  {
    title: 'What you may not do',
    paragraphs: [
      'Sell or give away the files themselves, changed or not, alone or in a pack. Nobody should be able to take our source file out of what you publish and use it on its own.',
      'Claim that you made the original, or register it as a trade mark by itself.',
    ],
  },
  {
    title: 'Who is covered',
    paragraphs: ['You, or the company you bought it for, and the people who work on that project with you.'],
  },
  {
    title: 'Updates and support',
    paragraphs: [
      'Updates are yours for life: when we improve an asset, your order page offers the new version.',
      'Support lasts 6 months from the day you buy. We answer questions about the files and mend what is broken.',
    ],
  },
  {
    title: 'If you get a refund',
    paragraphs: ['The licence for the refunded asset ends with it. Assets you keep from the same order stay licensed.'],
  },
] as const;

export function Component() {
  return (
    <TextPage
      title="Licence"
      lead="One licence for everything in the shop: commercial use, in plain words."
      sections={SECTIONS}
      updated="November 20, 2026"
    />
  );
}
