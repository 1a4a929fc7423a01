import type { Payment } from '../orders/order';
import type { ReconciliationReport } from './report';

export interface ReconciliationStore {
  /** Takes a night for the time of the lease. Undefined: it is done, or another process is at it. */
  claimNight(night: string, lease: { now: string; until: string }): Promise<{ runId: string } | undefined>;
  /** Keeps a report; of a night that is then done for good. */
  finish(report: ReconciliationReport): Promise<void>;
  /** The newest finished run. */
  latest(): Promise<ReconciliationReport | undefined>;
  /** Attempts at providers made since then, oldest first, after `cursor`. */
  paymentsSince(since: string, cursor: Payment | undefined, limit: number): Promise<Payment[]>;
}
