import { FORM_PATHS } from '@kiln/contracts/inquiries-api';
import { http, HttpResponse } from 'msw';
import { afterEach, expect, it, vi } from 'vitest';
import { storedMessages, storeMessage } from '../features/inquiries/contact-message';
import { stopOutbox } from '../features/inquiries/outbox';
import { network } from '../testing/network';
import { startInquiries } from './start-inquiries';
import { cleanUpOldStorage } from './start-up-clean-up';

afterEach(() => {
  stopOutbox();
  vi.restoreAllMocks();
});

const MESSAGE = {
  id: 'one',
  name: 'Ada',
  email: 'ada@example.com',
  message: 'Our page calls http://localhost:5000 and nothing comes.',
  submittedAt: '2026-11-21T10:00:00.000Z',
};

it('delivers on the next page load what was left, through the clean-up of old entries', async () => {
  let text: unknown;
  network.use(
    http.post(`*${FORM_PATHS.contact}`, async ({ request }) => {
      text = ((await request.json()) as { message: unknown }).message;
      return HttpResponse.json({ success: true, data: { reference: 'KQ-1' } });
    }),
  );
  storeMessage(MESSAGE);
  cleanUpOldStorage();
  startInquiries();
  await vi.waitFor(() => expect(storedMessages()[0]?.deliveredAt).toBeDefined());
  expect(text).toBe(MESSAGE.message);
});

it('offers a helper that prints the stored inquiries, and only when it is called', () => {
  const print = vi.spyOn(console, 'table').mockImplementation(() => undefined);
  storeMessage({ ...MESSAGE, deliveredAt: '2026-11-21T10:00:01.000Z' });
  startInquiries();
  expect(print).not.toHaveBeenCalled();
  window.showInquiries?.();
  expect(print.mock.calls[0]?.[0]).toMatchObject([MESSAGE]);
});
