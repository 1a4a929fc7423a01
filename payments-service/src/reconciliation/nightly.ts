import { reconcile, type ReconciliationDeps } from './reconcile';

/** UTC: most buyers are asleep, most banks have booked. */
const NIGHT_HOUR = 3;
/** Longer than a comparison takes; a run that died, or missed a provider, is taken up again after it. */
const LEASE_MS = 1_800_000;

/** Runs the comparison once a night, whichever process comes first. @returns 0: nothing more is waiting */
export async function reconcileNightly(deps: ReconciliationDeps): Promise<number> {
  const now = deps.now();
  if (now.getUTCHours() < NIGHT_HOUR) return 0;
  const lease = { now: now.toISOString(), until: new Date(now.getTime() + LEASE_MS).toISOString() };
  const claimed = await deps.reconciliation.claimNight(lease.now.slice(0, 10), lease);
  if (!claimed) return 0;
  await reconcile(deps, claimed);
  return 0;
}
