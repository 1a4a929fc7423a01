import type { TextPage } from '@kiln/contracts/content-api';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it, vi } from 'vitest';
import { network } from '../../testing/network';
import { renderPath } from '../../testing/render';

const help: TextPage = {
  slug: 'help',
  title: 'Help and answers',
  lead: 'The questions we get.',
  sections: [
    {
      title: 'Where are my files?',
      blocks: [
        { kind: 'paragraph', spans: ['On your order page. See ', { text: 'My Orders', href: '/account/orders' }, '.'] },
        { kind: 'list', items: [['Look in spam'], ['Or ', { text: 'write to us', href: 'mailto:us@kiln.example' }]] },
      ],
    },
    { title: 'Was I charged?', blocks: [{ kind: 'paragraph', spans: ['No.'] }] },
  ],
  updatedAt: '2026-11-20T23:30:00.000Z',
};
const state = { content: { '/api/text-pages/help': help } };

it('shows what the editors wrote, with links of the site and of the world', async () => {
  await renderPath('/help', { state });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Help and answers');
  const answer = within(screen.getByRole('region', { name: 'Where are my files?' }));
  expect(answer.getByRole('link', { name: 'My Orders' }).getAttribute('href')).toBe('/account/orders');
  expect(answer.getByRole('link', { name: 'write to us' }).getAttribute('href')).toBe('mailto:us@kiln.example');
  expect(screen.getByText('Look in spam').tagName).toBe('LI');
  expect(screen.getByText('Last changed November 20, 2026.')).toBeTruthy();
  await waitFor(() => expect(document.title).toBe('Help and answers — Kiln'));
});

it('leads from the index to the answer', async () => {
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
  const { user } = await renderPath('/help', { state });
  const index = within(screen.getByRole('navigation', { name: 'On this page' }));
  expect(index.getAllByRole('link')).toHaveLength(2);
  await user.click(index.getByRole('link', { name: 'Was I charged?' }));
  const answer = screen.getByRole('region', { name: 'Was I charged?' });
  expect(scrolled.mock.contexts).toEqual([answer]);
  expect(document.activeElement).toBe(answer);
});

it('says that the text did not come, and tries again', async () => {
  let broken = true;
  network.use(
    http.get('/api/text-pages/terms', () =>
      broken ? HttpResponse.json({}, { status: 500 }) : HttpResponse.json({ data: { ...help, title: 'Terms' } }),
    ),
  );
  const { user } = await renderPath('/terms');
  expect((await screen.findByRole('alert')).textContent).toContain('Failed to fetch page');
  broken = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('The questions we get.')).toBeTruthy();
});

it('does not find a page that was withdrawn', async () => {
  const failures = { '/api/text-pages/licence': { status: 404, message: '' } };
  await renderPath('/licence', { state: { failures } });
  expect(screen.getByRole('heading', { name: '404 - Page Not Found' })).toBeTruthy();
});
