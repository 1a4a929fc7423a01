import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False on the server and in the first view, so that what only the browser can show does not differ from its HTML. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
