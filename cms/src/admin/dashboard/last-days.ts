const DAY_MS = 86_400_000;

/** The last 30 days (UTC, YYYY-MM-DD), oldest first. */
export function lastDays(now = Date.now()): string[] {
  return Array.from({ length: 30 }, (_, index) => new Date(now - (29 - index) * DAY_MS).toISOString().slice(0, 10));
}
