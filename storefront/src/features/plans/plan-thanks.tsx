import { useEffect, useEffectEvent, useRef } from 'react';

/** S 4, S 9: milliseconds until the modal closes by itself. */
const SHOWN_FOR = 3_000;

/** The thank-you view (S 2). The form that had the focus is gone, so the words take it. */
export function PlanThanks({ planName, onDone }: { planName: string; onDone: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const done = useEffectEvent(onDone);
  useEffect(() => {
    heading.current?.focus();
    const timer = setTimeout(() => done(), SHOWN_FOR);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div role="status" className="flex h-full flex-col justify-between gap-10">
      <h3 ref={heading} tabIndex={-1} className="display-type text-headline outline-none">
        Thank you.
      </h3>
      <p className="max-w-[40ch] text-lead">We have your inquiry about {planName}. We'll respond within 24 hours.</p>
    </div>
  );
}
