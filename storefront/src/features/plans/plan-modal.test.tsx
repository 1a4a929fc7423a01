import { FORM_PATHS, type PlanInquiryRequest } from '@kiln/contracts/inquiries-api';
import { act, screen, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { afterEach, expect, it, vi } from 'vitest';
import { answerForm, heldAnswer } from '../../testing/forms-far-end';
import { refusal } from '../../testing/payments-far-end';
import { renderPath } from '../../testing/render';
import { plan } from '../../testing/studio-content';
import { until } from '../../testing/until';
import { PLANS_KEY } from './api/get-plans';

const PLANS = [
  plan('Packaging Design', { popular: true }),
  plan('Custom Project', { price: "Let's Talk", isCustom: true }),
];

async function openPlan(name = 'Packaging Design') {
  const view = await renderPath('/yearly-packages', { state: { content: { [PLANS_KEY]: PLANS } } });
  await view.user.click(screen.getByRole('button', { name: `Choose ${name}` }));
  const dialog = await screen.findByRole('dialog', { name });
  const field = (label: string) => within(dialog).getByLabelText<HTMLInputElement>(label);
  const submit = () => view.user.click(within(dialog).getByRole('button', { name: 'Send inquiry' }));
  const fillIn = async () => {
    await view.user.type(field('Name'), 'Ada Potter');
    await view.user.type(field('Email'), 'ada@example.com');
  };
  return { ...view, dialog, field, submit, fillIn };
}

afterEach(() => void vi.useRealTimers());

it('shows the plan, its first four features and when we answer', async () => {
  const { dialog } = await openPlan();
  within(dialog).getByText('$750');
  within(dialog).getByText('per month');
  within(dialog).getByText("We'll respond within 24 hours");
  const features = within(dialog)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
  expect(features).toEqual([1, 2, 3, 4].map((number) => `Packaging Design feature ${number}`));
});

it('has words for a price that is not by the month', async () => {
  const { dialog } = await openPlan('Custom Project');
  within(dialog).getByText("Let's Talk");
  expect(within(dialog).queryByText('per month')).toBeNull();
});

it('has the browser ask for name and e-mail, and for nothing else', async () => {
  const { field } = await openPlan();
  expect(field('Name').required).toBe(true);
  expect(field('Email').required).toBe(true);
  expect(field('Email').type).toBe('email');
  expect(field('Company (optional)').required).toBe(false);
  expect(field('Message (optional)').required).toBe(false);
});

it('sends the inquiry, thanks by the name of the plan, and closes after 3 s', async () => {
  const held = heldAnswer();
  const sent = answerForm<PlanInquiryRequest>(FORM_PATHS.planInquiry, held.answer);
  const { field, fillIn, submit, user, dialog } = await openPlan();
  await fillIn();
  await user.type(field('Company (optional)'), 'Potter & Co');
  await submit();
  expect(await screen.findByRole('button', { name: 'Sending...' })).toHaveProperty('disabled', true);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  held.release();
  await until(() => within(dialog).queryByText('Thank you.') !== null);
  within(dialog).getByText(/Packaging Design\. We'll respond within 24 hours\.$/);
  expect(document.activeElement?.textContent).toBe('Thank you.');
  expect(sent).toEqual([
    {
      name: 'Ada Potter',
      email: 'ada@example.com',
      company: 'Potter & Co',
      planId: 'packaging-design',
      planName: 'Packaging Design',
      planPrice: '$750',
      submissionId: expect.any(String) as string,
    },
  ]);
  act(() => vi.advanceTimersByTime(2_999));
  expect(screen.queryByRole('dialog')).not.toBeNull();
  act(() => vi.advanceTimersByTime(1));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Choose Packaging Design' }));
});

it.each([
  [
    "the server's words",
    () => refusal(422, 'invalid_fields', 'Please write to us instead.'),
    'Please write to us instead.',
  ],
  [
    'a server without words',
    () => HttpResponse.json({ success: false, error: {} }, { status: 500 }),
    'Failed to submit inquiry',
  ],
  ['no answer', () => HttpResponse.error(), 'Failed to submit your inquiry. Please try again.'],
])(
  '%s: says so, keeps what was typed, and goes through as the same submission when tried again',
  async (_, failure, text) => {
    const sent = answerForm<PlanInquiryRequest>(FORM_PATHS.planInquiry, failure);
    const { field, fillIn, submit, dialog } = await openPlan();
    await fillIn();
    await submit();
    expect((await screen.findByRole('alert')).textContent).toBe(text);
    expect(field('Email').value).toBe('ada@example.com');
    await submit();
    await within(dialog).findByText('Thank you.');
    expect(sent[1]).toEqual(sent[0]);
  },
);

it('closes by its button and by a click beside it', async () => {
  const { user, dialog } = await openPlan();
  await user.click(within(dialog).getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Choose Packaging Design' }));
  await user.click(await screen.findByRole('dialog'));
  expect(screen.queryByRole('dialog')).toBeNull();
});
