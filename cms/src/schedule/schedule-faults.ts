import { fault, type Fault } from '../content/faults';
import type { Schedule } from './scheduled-types';

/**
 * What is wrong with the times of an entry that is saved. A time that stays as it was may be over: its work is under way.
 * @param now milliseconds since 1970
 */
export function scheduleFaults(before: Schedule, after: Schedule, now: number): Fault[] {
  const publishAt = toTime(after.publishAt);
  const takeDownAt = toTime(after.takeDownAt);
  const isNewAndOver = (time: number | null, known: number | null) => time !== null && time !== known && time <= now;
  if (isNewAndOver(publishAt, toTime(before.publishAt))) {
    return [fault('publishAt', 'This time is over. Choose a later one, or empty the field and press Publish.')];
  }
  if (isNewAndOver(takeDownAt, toTime(before.takeDownAt))) {
    return [fault('takeDownAt', 'This time is over. Choose a later one, or empty the field and unpublish.')];
  }
  if (publishAt !== null && takeDownAt !== null && takeDownAt <= publishAt) {
    return [fault('takeDownAt', "Choose a time after 'Publish at'.")];
  }
  return [];
}

export function toTime(value: string | null | undefined): number | null {
  return value ? new Date(value).getTime() : null;
}
