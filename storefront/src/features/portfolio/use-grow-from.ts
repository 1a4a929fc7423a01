import { useEffect, useRef } from 'react';

/** Milliseconds, and the site's way of slowing down (tokens.css). */
const TIMING = { duration: 220, easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)' };

/** Lets an element grow out of the place of `from` (the window's pixels) when it appears; not under reduced motion. */
export function useGrowFrom<Box extends Element>(from: DOMRect | undefined) {
  const ref = useRef<Box>(null);
  const start = useRef(from);
  useEffect(() => {
    // A frame later the dialog around it is open and has its size.
    const frame = requestAnimationFrame(() => {
      const box = ref.current;
      const place = start.current;
      if (!box || !place || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
      const end = box.getBoundingClientRect();
      const x = place.left + place.width / 2 - (end.left + end.width / 2);
      const y = place.top + place.height / 2 - (end.top + end.height / 2);
      const scale = Math.min(place.width / end.width, place.height / end.height);
      box.animate([{ transform: `translate(${x}px, ${y}px) scale(${scale})` }, { transform: 'none' }], TIMING);
    });
    return () => cancelAnimationFrame(frame);
  }, []);
  return ref;
}
