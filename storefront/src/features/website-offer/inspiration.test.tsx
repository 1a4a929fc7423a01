import { CONTENT_PATHS } from '@kiln/contracts/content-api';
import { FORM_PATHS, type ConsultationRequest } from '@kiln/contracts/inquiries-api';
import { fireEvent, screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { answerForm } from '../../testing/forms-far-end';
import { network } from '../../testing/network';
import { renderPath } from '../../testing/render';
import { example, plan } from '../../testing/studio-content';

const EXAMPLES = ['Modern SaaS Evolution', 'E-commerce Experience'].map(example);
const content = {
  [CONTENT_PATHS.websiteExamples]: EXAMPLES,
  [CONTENT_PATHS.plans]: [plan('Static Website'), plan('Packaging Design')],
};
const openOffer = () => renderPath('/website-offer', { state: { content } });
const details = (title: string) => screen.getByRole('button', { name: `View Details: ${title}` });

it('lists what the price buys from the plan of the same name', async () => {
  await openOffer();
  screen.getByText('Static Website feature 8');
  expect(screen.queryByText('Packaging Design feature 1')).toBeNull();
});

it('shows an example in full, and closes by button, backdrop and Escape', async () => {
  const { user } = await openOffer();
  const open = async () => {
    await user.click(details('Modern SaaS Evolution'));
    return screen.findByRole('dialog', { name: 'Modern SaaS Evolution' });
  };
  const dialog = await open();
  within(dialog).getByText('All about Modern SaaS Evolution');
  within(within(dialog).getByRole('region', { name: 'Key Features' })).getByText('Reads on a phone');
  within(within(dialog).getByRole('region', { name: 'Technologies' })).getByText('Astro');
  expect(within(dialog).getByRole('img').getAttribute('src')).toBe('/uploads/modern-saas-evolution-full.webp');

  await user.click(within(dialog).getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.click(await open());
  expect(screen.queryByRole('dialog')).toBeNull();
  fireEvent(await open(), new Event('cancel', { cancelable: true }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(details('Modern SaaS Evolution'));
});

it('takes the chosen example to the form, sends its title and forgets it afterwards', async () => {
  const sent = answerForm<ConsultationRequest>(FORM_PATHS.consultation);
  const { user } = await openOffer();
  await user.click(details('E-commerce Experience'));
  await user.click(await screen.findByRole('button', { name: 'Start from this example' }));
  const chosen = screen.getByRole('group', { name: 'Starting point' });
  expect(document.activeElement).toBe(chosen);
  within(chosen).getByText('E-commerce Experience');
  for (const [label, text] of [
    ['Message', 'A shop'],
    ['Name', 'Ada'],
    ['Email', 'ada@example.com'],
    ['Phone', '1'],
  ] as const) {
    await user.type(screen.getByLabelText(label), text);
  }
  await user.click(screen.getByRole('button', { name: 'Submit Inquiry' }));
  await screen.findByText(/^Thank you/);
  expect(sent[0]).toMatchObject({ selectedWebsite: null, websiteType: 'E-commerce Experience' });
  within(chosen).getByText('Not specified');
});

it('lets the chosen example be cleared', async () => {
  const { user } = await openOffer();
  await user.click(details('Modern SaaS Evolution'));
  await user.click(await screen.findByRole('button', { name: 'Start from this example' }));
  await user.click(screen.getByRole('button', { name: 'Clear Modern SaaS Evolution' }));
  within(screen.getByRole('group', { name: 'Starting point' })).getByText('Not specified');
});

it('says when the examples cannot be loaded, and loads them again', async () => {
  let answers = 0;
  network.use(
    http.get(`*${CONTENT_PATHS.websiteExamples}`, () =>
      answers++ === 0 ? new HttpResponse(null, { status: 503 }) : HttpResponse.json({ data: EXAMPLES, meta: {} }),
    ),
  );
  const { user } = await renderPath('/website-offer', { state: { content: { [CONTENT_PATHS.plans]: [] } } });
  expect((await screen.findByRole('alert')).textContent).toBe('Failed to fetch examples');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('heading', { name: 'E-commerce Experience' });
});

it('switches between before and after where there is no hover', async () => {
  const { user } = await openOffer();
  const [card] = screen.getAllByRole('article');
  const button = within(card as HTMLElement).getByRole('button', { name: /show the other picture/ });
  const after = button.previousElementSibling;
  expect(after?.className).toContain('opacity-0');
  await user.click(button);
  expect(after?.className).toContain('opacity-100');
  expect(button.textContent).toBe('After: Modern SaaS Evolution, show the other picture');
  await user.click(button);
  expect(after?.className).toContain('opacity-0');
});
