import { DEFAULT_DAYS, reconcile } from '../reconciliation/reconcile';
import { isClean, type ReconciliationReport } from '../reconciliation/report';
import { UsageError, type CommandDeps, type CommandResult } from './command';
import { table } from './table';

const MOST_DAYS = 90;

/** Compares the last days with the providers now. @throws UsageError */
export async function reconcileCommand(deps: CommandDeps, days: string | undefined): Promise<CommandResult> {
  const report = await reconcile(deps, { days: days === undefined ? DEFAULT_DAYS : toDays(days) });
  return { text: describe(report), data: report, exitCode: isClean(report) ? 0 : 1 };
}

function toDays(text: string): number {
  const days = Number(text);
  if (Number.isInteger(days) && days >= 1 && days <= MOST_DAYS) return days;
  throw new UsageError(`--days takes a whole number from 1 to ${MOST_DAYS}, not '${text}'.`);
}

function describe({ counts, differences, unreachable, since }: ReconciliationReport): string {
  const rows = differences.map((one) => [
    one.settled ? 'settled' : 'LOOK AT IT',
    one.kind,
    one.orderId ?? '-',
    one.paymentId ?? '-',
    one.providerPaymentId ?? '-',
    String(one.here ?? '-'),
    String(one.there ?? '-'),
  ]);
  const headings = ['what', 'kind', 'order', 'payment', 'at the provider', 'here', 'there'];
  return [
    `Compared ${counts.payments} payments of ${counts.orders} orders since ${since}.`,
    `${counts.settled} differences settled, ${counts.open} for a person to look at.`,
    ...(rows.length > 0 ? [table(headings, rows)] : []),
    ...unreachable.map(
      (name) => `${name} could not be asked. Nothing is known about its payments: run this again later.`,
    ),
  ].join('\n');
}
