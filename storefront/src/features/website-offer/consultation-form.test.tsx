import { CONTENT_PATHS } from '@kiln/contracts/content-api';
import { FORM_PATHS, type ConsultationRequest } from '@kiln/contracts/inquiries-api';
import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { afterEach, expect, it, vi } from 'vitest';
import { answerForm, heldAnswer } from '../../testing/forms-far-end';
import { refusal } from '../../testing/payments-far-end';
import { renderPath } from '../../testing/render';
import { example } from '../../testing/studio-content';

const TYPED = {
  Message: 'A site for a bakery.',
  Name: 'Ada Potter',
  Email: 'ada@example.com',
  Phone: '+1 555 010 0199',
  'Current website URL (optional)': 'https://bakery.example',
};
const LABELS = Object.keys(TYPED) as (keyof typeof TYPED)[];

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const typed = () => LABELS.map((label) => field(label).value);
const answerConsultation = (...answers: (() => Response | Promise<Response>)[]) =>
  answerForm<ConsultationRequest>(FORM_PATHS.consultation, ...answers);

async function openOffer() {
  const content = { [CONTENT_PATHS.websiteExamples]: [example('Modern SaaS Evolution')], [CONTENT_PATHS.plans]: [] };
  return renderPath('/website-offer', { state: { content } });
}

async function fillIn(user: UserEvent) {
  for (const label of LABELS) {
    await user.click(field(label));
    await user.paste(TYPED[label]);
  }
}
const submit = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Submit Inquiry' }));

afterEach(() => void delete (window as { gtag?: unknown }).gtag);

it.each([
  ['Name', '', 'Name is required'],
  ['Email', '', 'Email is required'],
  ['Email', 'ada-at-home', 'Invalid email address'],
  ['Phone', ' ', 'Phone number is required'],
  ['Message', '', 'Please describe your website requirements'],
  ['Current website URL (optional)', 'not a url', 'Invalid URL'],
  ['Current website URL (optional)', 'ftp://bakery.example', 'Invalid URL'],
])('%s of "%s", once touched: %s', async (label, text, message) => {
  const { user } = await openOffer();
  await user.click(field(label));
  if (text) await user.paste(text);
  expect(screen.queryByText(message)).toBeNull();
  await user.tab();
  await screen.findByText(message);
  expect(field(label).getAttribute('aria-invalid')).toBe('true');
});

it('sends nothing while a field is wrong, and leads to the first such field', async () => {
  const sent = answerConsultation();
  const { user } = await openOffer();
  await submit(user);
  await screen.findByText('Name is required');
  expect(document.activeElement).toBe(field('Message'));
  expect(sent).toEqual([]);
});

it('sends the fields without the optional one left empty, thanks, and is empty for the next', async () => {
  const held = heldAnswer();
  const sent = answerConsultation(held.answer);
  const { user } = await openOffer();
  await fillIn(user);
  await user.clear(field('Current website URL (optional)'));
  await submit(user);
  expect(await screen.findByRole('button', { name: 'Submitting...' })).toHaveProperty('disabled', true);
  held.release();
  await screen.findByText('Thank you for your submission! We will contact you soon.');
  expect(sent).toEqual([
    {
      name: 'Ada Potter',
      email: 'ada@example.com',
      phone: '+1 555 010 0199',
      message: 'A site for a bakery.',
      selectedWebsite: null,
      websiteType: 'Not specified',
      submissionId: expect.any(String) as string,
    },
  ]);
  expect(typed()).toEqual(['', '', '', '', '']);
  await fillIn(user);
  await submit(user);
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]?.submissionId).not.toBe(sent[0]?.submissionId);
});

it('asks for nothing after it was sent from within a field', async () => {
  answerConsultation();
  const { user } = await openOffer();
  await fillIn(user);
  await user.keyboard('{Enter}');
  await screen.findByText(/^Thank you/);
  await user.click(screen.getByRole('heading', { name: 'Tell us what you need' }));
  await user.click(field('Message'));
  expect(screen.queryByText(/is required$|^Please describe|^Invalid/)).toBeNull();
});

it.each([
  ['an error of the server', () => refusal(500, 'internal_error', 'Something went wrong. Please try again.')],
  ['no answer', () => HttpResponse.error()],
])('%s: says so, keeps everything, and goes through as the same submission when tried again', async (_, failure) => {
  const sent = answerConsultation(failure);
  const { user } = await openOffer();
  await fillIn(user);
  await submit(user);
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toBe('There was an error submitting your request. Please try again.');
  expect(typed()).toEqual(Object.values(TYPED));
  await submit(user);
  await screen.findByText('Thank you for your submission! We will contact you soon.');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(sent[1]).toEqual(sent[0]);
});

it('shows what the server says about a field, and how long to wait', async () => {
  answerConsultation(
    () => refusal(400, 'invalid_fields', 'Too long', { fields: { message: 'Please keep this to 5000 characters' } }),
    () => refusal(429, 'too_many_requests', 'Please try again in 7 minutes.'),
  );
  const { user } = await openOffer();
  await fillIn(user);
  await submit(user);
  await screen.findByText('Please keep this to 5000 characters');
  await submit(user);
  await screen.findByText('Please try again in 7 minutes.');
});

it('tells analytics once that a consultation begins, and that it is complete', async () => {
  const gtag = vi.fn();
  Object.assign(window, { gtag });
  answerConsultation(() => HttpResponse.error());
  const { user } = await openOffer();
  expect(gtag).not.toHaveBeenCalled();
  await fillIn(user);
  const params = { event_category: 'Consultation', event_label: 'Website Development' };
  expect(gtag.mock.calls).toEqual([['event', 'begin_consultation', params]]);
  await submit(user);
  await screen.findByRole('alert');
  expect(gtag).toHaveBeenCalledTimes(1);
  await submit(user);
  await screen.findByText(/^Thank you/);
  expect(gtag.mock.calls[1]).toEqual(['event', 'complete_consultation', params]);
});
