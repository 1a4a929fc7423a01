import { useCallback, useLayoutEffect, useRef } from 'react';

/** A function that stays the same and calls the last render's `callback`: for handlers that outlive a render. */
export function useLatestCallback<Args extends unknown[], Result>(callback: (...args: Args) => Result) {
  const latest = useRef(callback);
  useLayoutEffect(() => {
    latest.current = callback;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
