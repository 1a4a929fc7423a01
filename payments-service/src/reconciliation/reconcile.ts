import { newId } from '../lib/ids';
import type { OrderDeps } from '../orders/deps';
import type { Payment } from '../orders/order';
import { ProviderUnavailableError, type PaymentProvider, type ProviderPayment } from '../providers/provider-contract';
import { comparePayment } from './compare-payment';
import type { ReconciliationStore } from './ports';
import { isClean, type Difference, type ReconciliationReport } from './report';

export type ReconciliationDeps = OrderDeps & { reconciliation: ReconciliationStore };

export const DEFAULT_DAYS = 7;
const PAGE = 200;
/** Questions to one provider at a time. */
const PARALLEL = 4;
const DAY_MS = 86_400_000;

/**
 * Compares the payments of the last days with the providers: money that has come is settled, everything else that
 * differs is reported. Nothing is ever taken back. The report is stored and logged.
 */
export async function reconcile(
  deps: ReconciliationDeps,
  { days = DEFAULT_DAYS, runId = newId('run') }: { days?: number; runId?: string } = {},
): Promise<ReconciliationReport> {
  const startedAt = deps.now();
  const since = new Date(startedAt.getTime() - days * DAY_MS);
  const tally: Tally = { seen: new Set(), orders: new Set(), listed: 0, asked: 0, differences: [] };
  const unreachable: string[] = [];
  for (const provider of deps.providers.all()) {
    try {
      if (provider.listSince) await compareListed(deps, provider, provider.listSince(since), tally);
      await compareOurs(deps, provider, since, tally);
    } catch (error) {
      if (!(error instanceof ProviderUnavailableError)) throw error;
      unreachable.push(provider.id);
    }
  }
  const open = tally.differences.filter(({ settled }) => !settled).length;
  const report: ReconciliationReport = {
    runId,
    since: since.toISOString(),
    startedAt: startedAt.toISOString(),
    finishedAt: deps.now().toISOString(),
    counts: {
      payments: tally.seen.size,
      orders: tally.orders.size,
      listed: tally.listed,
      asked: tally.asked,
      settled: tally.differences.length - open,
      open,
    },
    differences: tally.differences,
    unreachable,
  };
  await deps.reconciliation.finish(report);
  log(deps, report);
  return report;
}

interface Tally {
  /** Our payments that have been compared. */
  seen: Set<string>;
  orders: Set<string>;
  listed: number;
  asked: number;
  differences: Difference[];
}

/** What the provider has: ours are compared, those marked as ours that we do not know are reported. */
async function compareListed(
  deps: ReconciliationDeps,
  provider: PaymentProvider,
  listing: AsyncIterable<ProviderPayment & { paymentId: string | null }>,
  tally: Tally,
): Promise<void> {
  for await (const listed of listing) {
    tally.listed += 1;
    const payment = await findOurs(deps, provider, listed);
    if (payment) await compareOne(deps, provider, payment, tally, listed);
    else if (listed.paymentId !== null) {
      tally.differences.push({
        kind: 'unknown_here',
        provider: provider.id,
        orderId: null,
        paymentId: listed.paymentId,
        providerPaymentId: listed.providerPaymentId,
        here: null,
        there: listed.state,
        // Without money it is a checkout that ended before its first step.
        settled: listed.state !== 'paid' && listed.state !== 'processing',
      });
    }
  }
}

/** By the provider's id; else by ours, where the create call was cut off before it noted the provider's. */
async function findOurs(
  deps: ReconciliationDeps,
  provider: PaymentProvider,
  listed: ProviderPayment & { paymentId: string | null },
): Promise<Payment | undefined> {
  const { payments } = deps.database;
  const known = await payments.findByProviderId(provider.id, listed.providerPaymentId);
  if (known || listed.paymentId === null) return known;
  if (!(await payments.attachProvider(listed.paymentId, listed.providerPaymentId))) return undefined;
  return payments.find(listed.paymentId);
}

/** Ours that the listing did not bring: the provider is asked about each, a few at a time. */
async function compareOurs(deps: ReconciliationDeps, provider: PaymentProvider, since: Date, tally: Tally) {
  let cursor: Payment | undefined;
  do {
    const page = await deps.reconciliation.paymentsSince(since.toISOString(), cursor, PAGE);
    const left = page.filter((payment) => payment.provider === provider.id && !tally.seen.has(payment.id));
    const next = left.values();
    await Promise.all(
      Array.from({ length: PARALLEL }, async () => {
        for (const payment of next) {
          if (payment.providerPaymentId !== null) tally.asked += 1;
          await compareOne(deps, provider, payment, tally);
        }
      }),
    );
    cursor = page.at(-1);
  } while (cursor);
}

async function compareOne(
  deps: ReconciliationDeps,
  provider: PaymentProvider,
  payment: Payment,
  tally: Tally,
  listed?: ProviderPayment,
): Promise<void> {
  tally.seen.add(payment.id);
  tally.orders.add(payment.orderId);
  tally.differences.push(...(await comparePayment(deps, provider, payment, listed)));
}

function log(deps: ReconciliationDeps, { runId, counts, unreachable, ...report }: ReconciliationReport): void {
  for (const difference of report.differences) {
    if (difference.settled) deps.log.warn({ runId, ...difference }, 'reconciliation: settled');
    else deps.log.error({ runId, ...difference }, 'reconciliation: a person has to look at this payment');
  }
  const clean = isClean({ runId, counts, unreachable, ...report });
  deps.log[clean ? 'info' : 'error']({ runId, counts, unreachable }, 'reconciliation ended');
}
