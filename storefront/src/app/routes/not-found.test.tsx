import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPath } from '../../testing/render';

it('answers any other path with a way home', async () => {
  const { user, address } = await renderPath('/no/such/page', { visits: ['/'] });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('404 - Page Not Found');
  await user.click(screen.getByRole('link', { name: 'Go Home' }));
  expect(address()).toBe('/');
});
