import { FORM_PATHS, type ContactRequest } from '@kiln/contracts/inquiries-api';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { delay, http, HttpResponse, type HttpResponseResolver } from 'msw';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { network } from '../../testing/network';
import { until } from '../../testing/until';
import { ContactForm } from './contact-form';
import { isPending, MESSAGES_KEY, storedMessages } from './contact-message';
import { stopOutbox } from './outbox';

const received: ContactRequest[] = [];
const accepted = () => HttpResponse.json({ success: true, data: { reference: 'KQ-4F7M2' } });

/** The CMS at the far end: notes what arrives, then answers. */
function cms(answer: HttpResponseResolver = accepted) {
  network.use(
    http.post(`*${FORM_PATHS.contact}`, async (info) => {
      received.push((await info.request.clone().json()) as ContactRequest);
      return answer(info);
    }),
  );
}

const TYPED = { Name: 'Ada', Email: 'ada@example.com', Message: 'A shop for lamps.' };
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

function fillIn(texts: Partial<typeof TYPED> = {}) {
  render(<ContactForm />);
  for (const [label, value] of Object.entries({ ...TYPED, ...texts }))
    fireEvent.change(field(label), { target: { value } });
}
const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Send Message' }));
const failed = () => screen.queryByRole('alert') !== null;
const delivered = () => storedMessages()[0]?.deliveredAt !== undefined;
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  // Only these: the network below needs the rest.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  received.length = 0;
});
afterEach(() => {
  stopOutbox();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it("shows 'Sending...' for 1.5 s, then stores the message and thanks for 5 s, then the form is back and empty", async () => {
  cms();
  fillIn();
  submit();
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Sending...' });
  expect(button.disabled).toBe(true);
  await wait(1_499);
  expect(localStorage.getItem(MESSAGES_KEY)).toBeNull();
  expect(screen.queryByText('Message Sent!')).toBeNull();
  await wait(1);
  expect(storedMessages()).toMatchObject([
    { name: 'Ada', email: 'ada@example.com', message: 'A shop for lamps.', id: expect.any(String) as string },
  ]);
  expect(screen.getByRole('status').textContent).toBe(
    "Message Sent!Thank you for reaching out. We'll get back to you as soon as possible.",
  );
  await wait(4_999);
  expect(screen.queryByText('Message Sent!')).not.toBeNull();
  await wait(1);
  expect(screen.queryByText('Message Sent!')).toBeNull();
  expect(field('Message').value).toBe('');
});

it('delivers the stored record once and marks it', async () => {
  cms();
  fillIn();
  submit();
  await wait(1_500);
  await until(delivered);
  const [stored] = storedMessages();
  expect(received).toEqual([
    {
      submissionId: stored?.id,
      submittedAt: stored?.submittedAt,
      name: 'Ada',
      email: 'ada@example.com',
      message: 'A shop for lamps.',
    },
  ]);
});

it('succeeds without a network, and delivers the same record when it is back', async () => {
  cms(() => HttpResponse.error());
  fillIn();
  submit();
  await wait(1_500);
  expect(screen.queryByText('Message Sent!')).not.toBeNull();
  await until(() => received.length === 2);
  expect(storedMessages()[0]?.deliveredAt).toBeUndefined();
  network.resetHandlers();
  cms();
  fireEvent(window, new Event('online'));
  await until(delivered);
  expect(new Set(received.map(({ submissionId }) => submissionId)).size).toBe(1);
});

it('does not wait for a slow CMS', async () => {
  cms(async () => {
    await delay('infinite');
    return accepted();
  });
  fillIn();
  submit();
  await wait(1_500);
  expect(screen.queryByText('Message Sent!')).not.toBeNull();
  expect(storedMessages().length).toBe(1);
});

it('says why the CMS refuses, at the field, and keeps what was typed', async () => {
  cms(() =>
    HttpResponse.json(
      {
        success: false,
        error: { code: 'invalid', message: 'Check your entries.', fields: { email: 'Invalid email' } },
      },
      { status: 422 },
    ),
  );
  fillIn();
  submit();
  await until(() => received.length === 1);
  await wait(1_500);
  await until(failed);
  expect(screen.getByRole('alert').textContent).toBe('Check your entries.');
  expect(field('Email').getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(field('Email'));
  expect(field('Message').value).toBe('A shop for lamps.');
  expect(storedMessages().filter(isPending)).toEqual([]);
});

it('takes the thanks back when the refusal comes late, with the text still there', async () => {
  let refuse: (answer: Response) => void = () => undefined;
  cms(() => new Promise<Response>((answer) => (refuse = answer)));
  fillIn();
  submit();
  await until(() => received.length === 1);
  await wait(1_500);
  expect(screen.queryByText('Message Sent!')).not.toBeNull();
  refuse(HttpResponse.json({ success: false, error: { code: 'invalid', message: 'Too long.' } }, { status: 422 }));
  await until(failed);
  expect(screen.getByRole('alert').textContent).toBe('Too long.');
  expect(screen.queryByText('Message Sent!')).toBeNull();
  expect(field('Message').value).toBe('A shop for lamps.');
  expect(storedMessages()[0]?.refusal).toBe('Too long.');
});

it('fails, and keeps what was typed, only when it could neither be stored nor delivered', async () => {
  cms(() => new HttpResponse(null, { status: 500 }));
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  fillIn();
  submit();
  await wait(1_500);
  await until(failed);
  expect(screen.getByRole('alert').textContent).toBe('Failed to send your message. Please try again.');
  expect(field('Name').value).toBe('Ada');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Send Message' }));
});

it('all fields are required, and the browser checks the e-mail', () => {
  render(<ContactForm />);
  for (const label of Object.keys(TYPED)) expect(field(label).required).toBe(true);
  expect(field('Email').type).toBe('email');
  expect(screen.getByRole<HTMLFormElement>('form', { name: 'Contact' }).noValidate).toBe(false);
});

it('takes blanks for nothing', async () => {
  fillIn({ Message: '   ' });
  submit();
  await wait(1_500);
  expect(screen.queryByText('Message Sent!')).toBeNull();
  expect(field('Message').validity.valueMissing).toBe(true);
});

it('moves the focus to the thanks and back to the first field', async () => {
  cms();
  fillIn();
  submit();
  await wait(1_500);
  expect(document.activeElement).toBe(screen.getByRole('status'));
  await wait(5_000);
  expect(document.activeElement).toBe(field('Name'));
});
