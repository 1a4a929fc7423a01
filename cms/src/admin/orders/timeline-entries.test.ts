import { describe, expect, it } from 'vitest';
import { describeEvent, timelineEntries } from './timeline-entries';
import type { OrderMail } from './wire';

const MAIL: OrderMail = {
  kind: 'receipt',
  state: 'pending',
  recipient: null,
  answer: null,
  attempts: 0,
  createdAt: '2026-11-20T10:00:02.000Z',
  acceptedAt: null,
  returned: null,
};
const textOf = (mail: Partial<OrderMail>) =>
  timelineEntries({ timeline: [], downloads: [], mails: [{ ...MAIL, ...mail }] })[0]?.text;

describe('the timeline of an order', () => {
  it('puts events, mails and downloads in one order, newest first, each at the time that counts', () => {
    const event = { actor: 'provider', detail: {}, at: '2026-11-20T10:00:00.000Z' };
    const entries = timelineEntries({
      timeline: [
        { ...event, id: 'oev_2', kind: 'paid' },
        { ...event, id: 'oev_1', kind: 'order_created' },
      ],
      mails: [{ ...MAIL, state: 'done', recipient: 'ada@buyer.example', acceptedAt: '2026-11-20T10:00:05.000Z' }],
      downloads: [
        {
          fileName: 'marks.zip',
          version: 2,
          issuedAt: '2026-11-20T10:00:01.000Z',
          firstRequestedAt: '2026-11-20T11:00:00.000Z',
          requests: 3,
        },
      ],
    });
    expect(entries.map(({ kind, text }) => [kind, text])).toEqual([
      ['download', 'Downloaded 3 times: marks.zip, version 2'],
      ['mail', 'Receipt mailed to ada@buyer.example'],
      ['event', expect.stringMatching(/^Paid/)],
      ['event', expect.stringMatching(/^Order made/)],
    ]);
  });

  it('names who told of it: a mail that came back is no payment provider’s news', () => {
    const event = { actor: 'provider', detail: {}, at: '2026-11-20T10:00:00.000Z' };
    const timeline = ['paid', 'mail_bounced', 'mail_complained'].map((kind) => ({ ...event, id: kind, kind }));
    const told = timelineEntries({ timeline, mails: [], downloads: [] }).map(({ actor }) => actor);
    expect(told).toEqual(['Payment provider', 'Mail provider', 'Mail provider']);
  });

  it('says of each mail how it stands', () => {
    expect(textOf({})).toBe('Receipt is being sent');
    expect(textOf({ attempts: 3, answer: 'connect ECONNREFUSED' })).toMatch(/repeated by itself.*ECONNREFUSED/);
    expect(textOf({ state: 'refused', answer: '550 no such user' })).toMatch(/refused.*550 no such user/);
    expect(textOf({ state: 'done' })).toBe('Receipt withdrawn before it was sent');
  });

  it('tells facts where there are some, and does without them after an erasure', () => {
    const detail = { amount: 2640, reason: 'Bought twice' };
    expect(describeEvent({ kind: 'refund_requested', detail })).toBe('Refund of $26.40 asked for: Bought twice');
    expect(describeEvent({ kind: 'email_corrected', detail: { from: 'a***@x.example', to: 'b***@x.example' } })).toBe(
      'Address corrected, a***@x.example to b***@x.example',
    );
    expect(describeEvent({ kind: 'email_corrected', detail: {} })).toBe('Address corrected');
    expect(describeEvent({ kind: 'something_new', detail: {} })).toBe('something new');
  });
});
