import { expect, it } from 'vitest';
import { returnedMail } from './returned-mail';
import { timelineEntries } from './timeline-entries';
import type { OrderMail } from './wire';

const mail = (changes: Partial<OrderMail>): OrderMail => ({
  kind: 'receipt',
  state: 'done',
  recipient: 'ada@buyer.example',
  answer: '250 OK',
  attempts: 1,
  createdAt: '2026-11-22T10:00:00.000Z',
  acceptedAt: '2026-11-22T10:00:01.000Z',
  returned: null,
  ...changes,
});
const returned = { kind: 'bounced' as const, reason: '5.1.1 No such user', at: '2026-11-22T10:05:00.000Z' };

it('tells of a mail that came back, until one of its kind is sent again', () => {
  const bounced = mail({ returned });
  const later = '2026-11-22T11:00:00.000Z';
  expect(returnedMail({ mails: [mail({})] })).toBeNull();
  expect(returnedMail({ mails: [bounced] })).toEqual(returned);
  expect(returnedMail({ mails: [mail({ kind: 'refund', createdAt: later }), bounced] })).toEqual(returned);
  expect(returnedMail({ mails: [mail({ createdAt: later }), bounced] })).toBeNull();
});

it('is bad news in the timeline, and no success', () => {
  const [entry] = timelineEntries({ timeline: [], downloads: [], mails: [mail({ returned })] });
  expect(entry).toMatchObject({
    text: 'Receipt mailed to ada@buyer.example. It came back: 5.1.1 No such user',
    tone: 'bad',
  });
});
