import { useSyncExternalStore } from 'react';

/** False on the server and in the first render after it: what only the browser knows (its clock) waits for true. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}

const subscribe = () => () => undefined;
