import { FORM_PATHS, type ContactRequest } from '@kiln/contracts/inquiries-api';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { network } from '../../testing/network';
import { until } from '../../testing/until';
import { storedMessages, storeMessage, type ContactMessage } from './contact-message';
import { startOutbox, stopOutbox } from './outbox';

const received: (string | undefined)[] = [];

/** Statuses that the CMS answers with, one after the other; the last one stays. */
function cms(...statuses: number[]) {
  received.length = 0;
  network.use(
    http.post(`*${FORM_PATHS.contact}`, async ({ request }) => {
      received.push(((await request.json()) as ContactRequest).submissionId);
      const status = (statuses.length > 1 ? statuses.shift() : statuses[0]) ?? 200;
      if (status === 200) return HttpResponse.json({ success: true, data: { reference: 'KQ-1' } });
      return HttpResponse.json({ success: false, error: { code: 'no', message: 'No.' } }, { status });
    }),
  );
}

function keep(id: string, more: Partial<ContactMessage> = {}) {
  const submittedAt = '2026-11-21T10:00:00.000Z';
  storeMessage({ id, name: 'Ada', email: 'ada@example.com', message: 'Hello', submittedAt, ...more });
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => {
  stopOutbox();
  vi.useRealTimers();
});

const triesWere = (count: number) => until(() => received.length === count);
/** Until the outbox has noted the answer and set its next alarm. */
const alarmIsSet = () => until(() => vi.getTimerCount() > 0);
const isDelivered = (id: string) => storedMessages().some((entry) => entry.id === id && entry.deliveredAt);

it('delivers what is pending, in order, and nothing twice', async () => {
  cms(200);
  keep('one');
  keep('two', { deliveredAt: '2026-11-21T10:00:01.000Z' });
  keep('three');
  startOutbox();
  startOutbox();
  await until(() => isDelivered('one') && isDelivered('three'));
  expect(received).toEqual(['one', 'three']);
});

it('tries again after 5 s, then after 30 s, and stops when it is through', async () => {
  cms(503, 503, 200);
  keep('one');
  startOutbox();
  await triesWere(1);
  await alarmIsSet();
  await vi.advanceTimersByTimeAsync(4_999);
  expect(received.length).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  await triesWere(2);
  await alarmIsSet();
  await vi.advanceTimersByTimeAsync(29_999);
  expect(received.length).toBe(2);
  await vi.advanceTimersByTimeAsync(1);
  await until(() => isDelivered('one'));
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(received.length).toBe(3);
});

it('is patient when it was too much at once', async () => {
  cms(429);
  keep('one');
  startOutbox();
  await triesWere(1);
  await alarmIsSet();
  expect(storedMessages()[0]).not.toHaveProperty('refusal');
});

it('keeps a refused message with the reason and goes on to the next', async () => {
  cms(422, 200);
  keep('one');
  keep('two');
  startOutbox();
  await until(() => isDelivered('two'));
  expect(storedMessages().find(({ id }) => id === 'one')).toMatchObject({ refusal: 'No.' });
  expect(received).toEqual(['one', 'two']);
});

it('keeps fifty delivered messages and every one that is not', () => {
  keep('pending');
  for (let count = 0; count < 60; count += 1) keep(`done-${count}`, { deliveredAt: '2026-11-21T10:00:01.000Z' });
  const ids = storedMessages().map(({ id }) => id);
  expect(ids.length).toBe(51);
  expect(ids).toContain('pending');
  expect(ids).toContain('done-59');
  expect(ids).not.toContain('done-9');
});
