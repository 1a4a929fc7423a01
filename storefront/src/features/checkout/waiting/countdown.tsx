import { useSecondsLeft } from './use-seconds-left';

/** Seconds left at which the time is said aloud: often enough to act on, not each second. */
const SAID_AT = [10, 30, 60, 120, 300, 600] as const;

/** The time left to pay. The running digits are silent for screen readers; a few moments are announced. */
export function Countdown({ until, label }: { until: string; label: string }) {
  const left = useSecondsLeft(until) ?? 0;
  return (
    <div>
      <p className="label-type">{label}</p>
      <p role="timer" aria-live="off" aria-label={label} className="figures display-type text-headline">
        {clock(left)}
      </p>
      <p role="status" className="sr-only">
        {announcement(left)}
      </p>
    </div>
  );
}

/** '4:05'. */
export function clock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** Changes only when a mark is passed, so that it is said once. */
export function announcement(left: number): string {
  if (left === 0) return 'The time is up.';
  const mark = SAID_AT.find((seconds) => left <= seconds);
  if (mark === undefined) return '';
  const [count, unit] = mark < 60 ? [mark, 'second'] : [mark / 60, 'minute'];
  return `${count} ${unit}${count === 1 ? '' : 's'} left to pay.`;
}
