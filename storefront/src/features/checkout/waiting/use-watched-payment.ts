import type { PaymentVerification } from '@kiln/contracts/payments-api';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { isOver, sight, type Sighting } from './watched-payment';

/** Pauses between questions, milliseconds; the last one repeats. */
const PAUSES_MS: readonly number[] = [2_000, 3_000, 4_000, 6_000, 9_000, 13_000, 20_000, 30_000];

export interface WatchedPayment {
  /** The last thing known; undefined before the first answer. */
  seen: Exclude<Sighting, { kind: 'unanswered' }> | undefined;
  /** It has expired before, so what comes now is late money. */
  wasExpired: boolean;
  /** False while nobody answers; asking goes on. */
  reachable: boolean;
  /** Asks now. */
  look: () => void;
}

/**
 * Asks what became of a payment until it is paid or refused, with growing pauses; at once when the buyer comes back to
 * the tab or the network comes back. A lost connection changes nothing that was known.
 */
export function useWatchedPayment(
  ask: (signal: AbortSignal) => Promise<PaymentVerification>,
  pauses = PAUSES_MS,
): WatchedPayment {
  const [seen, setSeen] = useState<WatchedPayment['seen']>();
  const [wasExpired, setWasExpired] = useState(false);
  const [reachable, setReachable] = useState(true);
  const lookNow = useRef<() => void>(undefined);
  const question = useEffectEvent((signal: AbortSignal) => sight(() => ask(signal)));

  useEffect(() => {
    const ended = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let round = 0;
    let state: 'resting' | 'asking' | 'over' = 'resting';

    const look = async () => {
      if (state !== 'resting') return;
      state = 'asking';
      clearTimeout(timer);
      const sighting = await question(ended.signal);
      if (ended.signal.aborted) return;
      setReachable(sighting.kind !== 'unanswered');
      if (sighting.kind !== 'unanswered') setSeen(sighting);
      if (sighting.kind === 'expired') setWasExpired(true);
      state = isOver(sighting) ? 'over' : 'resting';
      if (state === 'resting') timer = setTimeout(() => void look(), pauses[Math.min(round++, pauses.length - 1)]);
    };
    const lookAfresh = () => {
      if (document.visibilityState === 'hidden') return;
      round = 0;
      void look();
    };

    lookNow.current = lookAfresh;
    const listening = { signal: ended.signal };
    document.addEventListener('visibilitychange', lookAfresh, listening);
    window.addEventListener('online', lookAfresh, listening);
    void look();
    return () => {
      ended.abort();
      clearTimeout(timer);
    };
  }, [pauses]);

  return { seen, wasExpired, reachable, look: useCallback(() => lookNow.current?.(), []) };
}
