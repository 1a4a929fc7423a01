import type { MinorUnits } from '@kiln/contracts/money';
import type { PaymentState } from '@kiln/contracts/payments-api';

/** One way in which a payment here and at its provider do not agree. */
export type DifferenceKind =
  /** The money had come and we did not know: settled by this run. */
  | 'paid_at_provider'
  /** We call it paid, the provider does not. Never undone here. */
  | 'paid_here_only'
  | 'state'
  | 'amount'
  | 'refunds'
  /** Marked as ours at the provider, not in our database. */
  | 'unknown_here'
  /** In our database, not known to the provider. */
  | 'unknown_there';

/** Ids only: a report is logged and mailed around. Amounts are minor units of the payment's currency. */
export interface Difference {
  kind: DifferenceKind;
  provider: string;
  orderId: string | null;
  paymentId: string | null;
  providerPaymentId: string | null;
  here: PaymentState | MinorUnits | null;
  there: PaymentState | MinorUnits | null;
  /** The run has brought our side to the provider's; false: a person has to look. */
  settled: boolean;
}

/** The result of one comparison. Instants are ISO 8601. */
export interface ReconciliationReport {
  runId: string;
  since: string;
  startedAt: string;
  finishedAt: string;
  counts: { payments: number; orders: number; listed: number; asked: number; settled: number; open: number };
  differences: Difference[];
  /** Providers that could not be asked: nothing is known about their payments. */
  unreachable: string[];
}

/** Whether nobody has to do anything. */
export function isClean(report: ReconciliationReport): boolean {
  return report.counts.open === 0 && report.unreachable.length === 0;
}
