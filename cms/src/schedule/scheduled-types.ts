/** Content that goes public, and away again, at a time of the editors' choice. Each has the fields of Schedule. */
export const SCHEDULED = [
  'api::product.product',
  'api::portfolio-item.portfolio-item',
  'api::plan.plan',
  'api::text-page.text-page',
] as const;

export type ScheduledUid = (typeof SCHEDULED)[number];

/** Times as ISO 8601. They count in the draft; publishing uses them up. */
export interface Schedule {
  publishAt?: string | null;
  takeDownAt?: string | null;
  /** Why it could not be done, for the editor. */
  scheduleNote?: string | null;
}

export function isScheduled(uid: string): uid is ScheduledUid {
  return SCHEDULED.some((each) => each === uid);
}
