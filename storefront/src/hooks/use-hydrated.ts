import { startTransition, useEffect, useState } from 'react';

/** Whether the whole first view is alive; a component that comes later begins with the truth. */
let hydrated = false;

/** Says that no part of the page is left to hydrate. */
export function firstViewIsAlive(): void {
  hydrated = true;
}

/** False on the server and in the first view, so that what only the browser can show does not differ from its HTML. */
export function useHydrated(): boolean {
  const [known, setKnown] = useState(hydrated);
  // Nobody waits for what changes, so it may be drawn in slices.
  useEffect(() => startTransition(() => setKnown(true)), []);
  return known;
}
