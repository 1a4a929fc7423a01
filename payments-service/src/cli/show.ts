import { maskEmail } from '../lib/mask-email';
import type { Order, Payment } from '../orders/order';
import { ProviderUnavailableError, type ProviderPayment, type Reversals } from '../providers/provider-contract';
import { UsageError, type CommandDeps, type CommandResult } from './command';
import { describeOrder } from './describe-order';

/** What the provider says of an attempt at this moment. */
export type Truth =
  | { asked: true; payment: Pick<ProviderPayment, 'state' | 'amount' | 'currency'> | null; reversals: Reversals | null }
  /** `why` tells what kept us from asking. */
  | { asked: false; why: string };

export type OrderDossier = Awaited<ReturnType<typeof collect>>;

/** Everything known about an order, with the providers' truth asked now. Changes nothing. @throws UsageError */
export async function showCommand(deps: CommandDeps, idOrNumber: string | undefined): Promise<CommandResult> {
  if (idOrNumber === undefined) throw new UsageError('Name the order: show <order id or number>, e.g. show 1001.');
  const id = await deps.inspection.findOrderId(idOrNumber.replace(/^#/, ''));
  const order = id === undefined ? undefined : await deps.database.orders.find(id);
  if (!order) {
    throw new UsageError(
      `There is no order '${idOrNumber}'. Take the id (ord_…) or the number from the receipt or the panel.`,
    );
  }
  const dossier = await collect(deps, order);
  return { text: describeOrder(dossier), data: dossier, exitCode: 0 };
}

async function collect(deps: CommandDeps, order: Order) {
  const { database, inspection } = deps;
  const attempts = await inspection.attemptsOf(order.id);
  const truths = await Promise.all(attempts.map((attempt) => askProvider(deps, attempt)));
  return {
    order: withoutSecrets(order),
    items: await database.orders.items(order.id),
    entitlements: await database.entitlements.listByOrder(order.id),
    attempts: attempts.map((attempt, index) => ({
      ...attempt,
      input: undefined,
      idempotencyKey: undefined,
      truth: truths[index] ?? { asked: false as const, why: 'not asked' },
    })),
    refunds: await database.refunds.listByOrder(order.id),
    disputes: await database.disputes.listByOrder(order.id),
    refundQueue: await database.refundQueue.listByOrder(order.id),
    mails: await inspection.mailsOf(order.id),
    webhooks: await inspection.eventsOf(order.id),
    timeline: await database.orderEvents.listByOrder(order.id),
  };
}

/** The buyer's name, telephone and full address are not what support needs to find a payment. */
function withoutSecrets(order: Order) {
  const { billing, browserKey: _browser, checkoutId: _checkout, company: _company, taxId: _tax, ...rest } = order;
  return { ...rest, email: maskEmail(billing.email) };
}

async function askProvider(deps: CommandDeps, attempt: Payment): Promise<Truth> {
  const provider = deps.providers.byId(attempt.provider);
  if (!provider) return { asked: false, why: attempt.provider === 'free' ? 'free order' : 'provider is switched off' };
  if (attempt.providerPaymentId === null) return { asked: false, why: 'never reached the provider' };
  try {
    const payment = await provider.retrieve(attempt.providerPaymentId);
    const reversals = payment ? ((await provider.listReversals?.(attempt.providerPaymentId)) ?? null) : null;
    return {
      asked: true,
      payment: payment && { state: payment.state, amount: payment.amount, currency: payment.currency },
      reversals,
    };
  } catch (error) {
    if (error instanceof ProviderUnavailableError) return { asked: false, why: 'provider does not answer, try again' };
    throw error;
  }
}
