import { useEffect, useRef } from 'react';
import { SWEEP_MS, sweepAt } from './auto-scroll';

/** A tab in the background gets no frames: it goes on where it was. */
const LONGEST_FRAME = 100;

/**
 * Moves the track of a scroller from end to end and back. While it runs, the track is shifted by a transform, which is
 * smooth below a pixel; when it stops, the shift becomes the scroll position, and everything else is plain scrolling.
 */
export function useAutoScroll(running: boolean) {
  const scroller = useRef<HTMLDivElement>(null);
  const track = useRef<HTMLUListElement>(null);
  const elapsed = useRef(0);
  useEffect(() => {
    const box = scroller.current;
    const strip = track.current;
    if (!running || !box || !strip) return;

    const distance = () => Math.max(0, strip.scrollWidth - box.clientWidth);
    const position = () => sweepAt(elapsed.current) * distance();
    // Moved by hand since it stopped: on from there.
    if (Math.abs(position() - box.scrollLeft) > 1) elapsed.current = (box.scrollLeft / distance()) * SWEEP_MS;
    box.scrollLeft = 0;

    let last: number | undefined;
    let frame: number;
    const step = (now?: number) => {
      if (now !== undefined) {
        elapsed.current += Math.min(now - (last ?? now), LONGEST_FRAME);
        last = now;
      }
      strip.style.transform = `translateX(${-position()}px)`;
      frame = requestAnimationFrame(step);
    };
    step();
    return () => {
      cancelAnimationFrame(frame);
      strip.style.transform = '';
      box.scrollLeft = position();
    };
  }, [running]);
  return { scroller, track };
}
