import { useEffect, useRef } from 'react';

/** Calls `callback` with the last arguments once `delay` ms have passed without another call; `now` does not wait. */
export function useDebouncedCallback<Args extends unknown[]>(callback: (...args: Args) => void, delay: number) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(callback);
  useEffect(() => {
    latest.current = callback;
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    later: (...args: Args) => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => latest.current(...args), delay);
    },
    now: (...args: Args) => {
      clearTimeout(timer.current);
      latest.current(...args);
    },
  };
}
