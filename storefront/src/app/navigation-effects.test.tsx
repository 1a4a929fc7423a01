import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPath } from '../testing/render';

it('a part that does not decode leaves the page standing', async () => {
  await renderPath('/nowhere#100%');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('404');
});
