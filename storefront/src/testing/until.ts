import { act } from '@testing-library/react';

/** Waits for what the network brings while the clock is a fake one; what never comes runs into the test's own limit. */
export async function until(check: () => boolean): Promise<void> {
  while (!check()) await act(() => new Promise<void>((done) => setImmediate(done)));
}
