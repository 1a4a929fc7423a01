import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ErrorBoundary } from './error-boundary';

function Broken(): never {
  throw new Error('cracked in the kiln');
}

it("says 'Something went wrong' and offers 'Refresh Page'", () => {
  // React reports what it caught.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  render(
    <ErrorBoundary>
      <Broken />
    </ErrorBoundary>,
  );
  expect(screen.getByRole('heading', { name: 'Something went wrong' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Refresh Page' })).toBeTruthy();
});

it('keeps the rest of a page when one section fails', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  render(
    <>
      <ErrorBoundary fallback={<p>No pictures today</p>}>
        <Broken />
      </ErrorBoundary>
      <p>The rest</p>
    </>,
  );
  expect(screen.getByText('No pictures today')).toBeTruthy();
  expect(screen.getByText('The rest')).toBeTruthy();
});
