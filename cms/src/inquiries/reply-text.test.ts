import { expect, it } from 'vitest';
import { replyText } from './reply-text';

const first = { name: 'Mary', message: 'Do you make\n\nletterheads?', receivedAt: '2026-11-20T23:30:00.000Z' };
const second = { name: 'Mary S', message: 'Hello?', receivedAt: '2026-11-21T09:00:00.000Z' };

it('is what was typed, to the letter, with what the sender wrote below', () => {
  expect(replyText('Hello Mary,\n\n  yes: we do.  \n> really', [first], 'Europe/Paris')).toBe(
    [
      'Hello Mary,\n\n  yes: we do.  \n> really',
      '',
      'On 21 November 2026 at 00:30, Mary wrote:',
      '> Do you make',
      '>',
      '> letterheads?',
      '',
    ].join('\n'),
  );
});

it('quotes every message of a person who wrote twice, newest first, and none where there is none', () => {
  expect(replyText('Yes.', [first, second], 'UTC')).toMatch(
    /^Yes\.\n\nOn 21 [^]*> Hello\?\n\nOn 20 [^]*letterheads\?\n$/,
  );
  expect(replyText('Yes.', [{ ...first, message: null }], 'UTC')).toBe('Yes.\n');
});
