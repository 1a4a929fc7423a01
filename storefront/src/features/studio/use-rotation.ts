import { useEffect, useState } from 'react';
import { useReducedMotion } from '../../hooks/use-reduced-motion';

/** Counts 0, 1, … below `length`, one step per `interval` ms; rests while the page is hidden or motion is unwanted. */
export function useRotation(length: number, interval: number): number {
  const [index, setIndex] = useState(0);
  const reduced = useReducedMotion();

  useEffect(() => {
    if (reduced || length < 2) return;
    const timer = setInterval(() => {
      if (!document.hidden) setIndex((now) => (now + 1) % length);
    }, interval);
    return () => clearInterval(timer);
  }, [length, interval, reduced]);

  return reduced ? 0 : index;
}
