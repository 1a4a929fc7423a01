import { useEffect, useRef, useState } from 'react';
import { Button } from '../../components/ui/button';
import type { TrackingIds } from '../../lib/analytics';
import { storeConsent, storedConsent, type Consent } from './consent';
import { startCounters, stopCounters } from './counters';

/** Asks before anything is counted; yes and no weigh the same, and 'kiln:consent' (the footer's button) asks again. */
export function ConsentBar({ ids }: { ids: TrackingIds }) {
  const [choice, setChoice] = useState(storedConsent);
  const [asking, setAsking] = useState(choice === null);
  const started = useRef(false);
  const heading = useRef<HTMLParagraphElement>(null);

  useEffect(() => {
    if (choice !== 'granted' || started.current) return undefined;
    started.current = true;
    return startCounters(ids);
  }, [choice, ids]);

  useEffect(() => {
    const ask = () => {
      setAsking(true);
      requestAnimationFrame(() => heading.current?.focus());
    };
    addEventListener('kiln:consent', ask);
    return () => removeEventListener('kiln:consent', ask);
  }, []);

  const choose = (next: Consent) => {
    storeConsent(next);
    setAsking(false);
    if (next === 'declined' && started.current) return stopCounters();
    setChoice(next);
  };

  if (!asking) return null;
  return (
    <section
      aria-label="Counting visits"
      className="fixed inset-x-0 bottom-0 z-50 border-t border-hairline bg-raised print:hidden"
    >
      <div className="wrap flex flex-wrap items-center justify-between gap-x-10 gap-y-4 py-5">
        <p ref={heading} tabIndex={-1} className="max-w-[64ch] text-small outline-none">
          May we count your visit? It tells us which pages work. Nothing is counted unless you accept.
        </p>
        <div className="flex gap-3">
          <Button variant="outline" onClick={() => choose('declined')}>
            Decline
          </Button>
          <Button variant="outline" onClick={() => choose('granted')}>
            Accept
          </Button>
        </div>
      </div>
    </section>
  );
}
