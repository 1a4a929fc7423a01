import { useEffect, useState } from 'react';

/** Whole seconds until an instant (ISO 8601) by this browser's clock, counted down to 0; null without an instant. */
export function useSecondsLeft(until: string | null): number | null {
  const [now, setNow] = useState(Date.now);
  const left = until === null ? null : Math.max(0, Math.ceil((Date.parse(until) - now) / 1_000));
  const running = left !== null && left > 0;
  useEffect(() => {
    if (!running) return undefined;
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, [running]);
  return left;
}
