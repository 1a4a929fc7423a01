const DAY_MS = 86_400_000;
/** As many as the panel shows, today included. */
const SHOWN_DAYS = 30;

/** The last 30 days (UTC, YYYY-MM-DD), oldest first. */
export function lastDays(now = Date.now()): string[] {
  return Array.from({ length: SHOWN_DAYS }, (_, index) => dayOf(now - (SHOWN_DAYS - 1 - index) * DAY_MS));
}

export function dayOf(instant: number): string {
  return new Date(instant).toISOString().slice(0, 10);
}
