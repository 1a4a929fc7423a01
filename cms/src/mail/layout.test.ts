import { expect, it } from 'vitest';
import { toHtml, toText } from './layout';
import { facts, paragraph, quote, type MailDraft } from './mail';

const studio = { name: 'Kiln', line: 'Made to last.', address: 'Bristol', email: null, timeZone: 'UTC', hours: [] };

const draft: MailDraft = {
  to: { name: '', address: 'ada@example.com' },
  replyTo: null,
  subject: '"Hi" <b>',
  heading: 'One & two',
  autoSubmitted: 'auto-replied',
  blocks: [
    paragraph('A <script>'),
    quote('first\n</blockquote>'),
    { kind: 'steps', steps: ['Read.', "Answer '<'."] },
    facts({ Reference: 'KQ-<1>', Missing: null }),
    { kind: 'link', text: 'Open', href: 'https://kiln.example/?a="b"&c' },
  ],
};

it('escapes everything that is put into its HTML', () => {
  const html = toHtml(draft, studio);
  for (const text of [
    '<title>&quot;Hi&quot; &lt;b&gt;</title>',
    'One &amp; two</h1>',
    'A &lt;script&gt;',
    'first<br>&lt;/blockquote&gt;',
    'Answer &#39;&lt;&#39;.',
    'KQ-&lt;1&gt;',
    'href="https://kiln.example/?a=&quot;b&quot;&amp;c"',
  ]) {
    expect(html).toContain(text);
  }
  expect(html).not.toContain('Missing');
});

it('says the same as text', () => {
  expect(toText(draft, studio)).toBe(
    [
      'One & two',
      'A <script>',
      '> first\n> </blockquote>',
      "1. Read.\n2. Answer '<'.",
      'Reference: KQ-<1>',
      'Open:\nhttps://kiln.example/?a="b"&c',
      '--',
      'Kiln\nBristol\n',
    ].join('\n\n'),
  );
});
