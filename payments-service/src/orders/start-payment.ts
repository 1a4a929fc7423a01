import type { PaymentMethodId } from '@kiln/contracts/payment-methods';
import type { BillingDetails, CreatedPayment } from '@kiln/contracts/payments-api';
import type { MinorUnits } from '@kiln/contracts/money';
import { limitFreeOrders } from '../delivery/mail-limits';
import { AppError } from '../lib/app-error';
import { newId } from '../lib/ids';
import type { ProviderPayment } from '../providers/provider-contract';
import { closeAttempt, newAttempt, openAttempt, providerFor, resumeAttempt } from './attempts';
import type { OrderDeps } from './deps';
import { consentOf } from './consent';
import type { Order, Payment, PaymentInput } from './order';
import type { Buyer } from './ports';
import { priceItems, priceOnAccount, type PricedOrder, type RequestedItem } from './price-order';
import { checkSold, isSamePurchase } from './same-purchase';
import { completeOrder } from './settle-payment';
import { isPaid } from './transitions';

export interface StartPaymentCommand {
  checkoutId: string;
  /** Undefined is a payment on account. */
  items: readonly RequestedItem[] | undefined;
  /** Cents that the buyer was shown: a check, never the price. */
  amount: MinorUnits;
  method: PaymentMethodId;
  billing: BillingDetails;
  company: string | null;
  taxId: string | null;
  /** Version of the consent text that the buyer agreed to. */
  consentVersion: string | undefined;
  input: PaymentInput;
  buyAgain: boolean;
  browserKey: string;
  /** Network address that free orders are counted by. */
  client: string;
  /** From the Idempotency-Key header, bound to the buyer's address. */
  requestKey: string | undefined;
}

/** Nothing is asked of a provider: the order costs nothing. */
const FREE = 'free';
const MAX_ROUNDS = 5;

class CheckoutRace extends Error {}

/**
 * One checkout, one order, one live payment: makes them, or answers those that are there.
 * A changed cart re-prices the unpaid order; a paid order answers that it is paid, for other items with a refusal.
 * @throws AppError totals_changed, payment_in_progress, payment_method_unavailable, provider_refused,
 * checkout_conflict, checkout_paid, too_many_requests
 */
export async function startPayment(deps: OrderDeps, command: StartPaymentCommand): Promise<CreatedPayment> {
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const started = await startOnce(deps, command);
    if (started !== 'raced') return started;
  }
  throw new AppError('checkout_conflict', 'This checkout is being changed elsewhere. Please try again.');
}

async function startOnce(deps: OrderDeps, command: StartPaymentCommand): Promise<CreatedPayment | 'raced'> {
  const { database } = deps;
  const repeated = command.requestKey && (await database.orders.findByRequestKey(command.requestKey));
  if (repeated) {
    const resumed = await resume(deps, repeated, command.client);
    if (resumed !== 'closed') return resumed;
  }
  const order = repeated || (await database.orders.findByCheckoutId(command.checkoutId));
  if (order && isPaid(order.state)) {
    checkSold(await database.orders.items(order.id), command.items ?? []);
    return answerPaid(deps, order);
  }

  providerFor(deps, command.method);
  const priced = command.items
    ? await priceItems(deps.priceList, command.items, command.amount)
    : priceOnAccount(command.amount, deps.allowOnAccount);
  if (!order) return create(deps, command, priced);
  if (isSamePurchase(order, await database.orders.items(order.id), priced, command.method)) {
    await database.orders.updateBuyer(order.id, buyerOf(deps, command));
    const resumed = await resume(deps, order, command.client);
    return resumed === 'closed' ? replace(deps, order, command, priced) : resumed;
  }
  return change(deps, order, command, priced);
}

async function create(deps: OrderDeps, command: StartPaymentCommand, priced: PricedOrder) {
  const now = deps.now();
  const order = {
    id: newId('ord'),
    checkoutId: command.checkoutId,
    ...buyerOf(deps, command),
    state: 'created' as const,
    totals: priced.totals,
    paymentMethod: command.method,
    browserKey: command.browserKey,
    createdAt: now.toISOString(),
  };
  const provider = providerOf(deps, command.method, priced);
  const payment = newAttempt(order, { attempt: 1, provider, now, input: command.input });
  try {
    await deps.database.transaction(async (stores) => {
      if (!(await stores.orders.insert(order, priced.items))) throw new CheckoutRace();
      await stores.deliverables.remember(priced.files, order.createdAt);
      await stores.payments.insert(payment);
      if (command.requestKey) await stores.orders.rememberRequestKey(command.requestKey, order.id);
    });
  } catch (error) {
    if (error instanceof CheckoutRace) return 'raced';
    throw error;
  }
  return open(deps, order.id, payment, command.client);
}

/** The live attempt is given up at the provider before the order changes, so nobody can pay for the old contents. */
async function change(deps: OrderDeps, order: Order, command: StartPaymentCommand, priced: PricedOrder) {
  const live = await deps.database.payments.latestOf(order.id);
  if (live && (await closeAttempt(deps, live)) === 'paid') return 'raced';
  return replace(deps, order, command, priced);
}

/** A new attempt at what was priced now, after the last one was given up. */
async function replace(deps: OrderDeps, order: Order, command: StartPaymentCommand, priced: PricedOrder) {
  const last = await deps.database.payments.latestOf(order.id);
  const changed = { id: order.id, totals: priced.totals, paymentMethod: command.method };
  const provider = providerOf(deps, command.method, priced);
  const attempt = (last?.attempt ?? 0) + 1;
  const payment = newAttempt(changed, { attempt, provider, now: deps.now(), input: command.input });
  const replaced = await deps.database.transaction(async (stores) => {
    if (!(await stores.orders.replaceContents(order, { ...changed, items: priced.items }))) return false;
    await stores.orders.updateBuyer(order.id, buyerOf(deps, command));
    await stores.deliverables.remember(priced.files, payment.createdAt);
    await stores.payments.insert(payment);
    return true;
  });
  return replaced ? open(deps, order.id, payment, command.client) : 'raced';
}

/** 'closed': the last attempt can no longer be paid. A new one is due, at the price of now. */
async function resume(deps: OrderDeps, order: Order, client: string): Promise<CreatedPayment | 'raced' | 'closed'> {
  if (isPaid(order.state)) return answerPaid(deps, order);
  const payment = await lastPayment(deps, order);
  if (payment.state === 'cancelled' || payment.state === 'expired') return 'closed';
  if (payment.provider === FREE) return open(deps, order.id, payment, client);
  const live = await resumeAttempt(deps, payment);
  return live === 'raced' || live === 'closed' ? live : answer(deps, order.id, payment, live);
}

async function answerPaid(deps: OrderDeps, order: Order): Promise<CreatedPayment> {
  return answer(deps, order.id, await lastPayment(deps, order), null);
}

async function lastPayment(deps: OrderDeps, order: Order): Promise<Payment> {
  const payment = await deps.database.payments.latestOf(order.id);
  if (!payment) throw new Error(`Order ${order.id} has no payment`);
  return payment;
}

async function open(
  deps: OrderDeps,
  orderId: string,
  payment: Payment,
  client: string,
): Promise<CreatedPayment | 'raced'> {
  if (payment.provider === FREE) {
    await completeFree(deps, payment, client);
    return answer(deps, orderId, payment, null);
  }
  const opened = await openAttempt(deps, payment);
  return opened === 'raced' ? 'raced' : answer(deps, orderId, payment, opened);
}

/** @throws AppError too_many_requests; the order then waits unpaid and can be asked for again */
async function completeFree(deps: OrderDeps, payment: Payment, client: string): Promise<void> {
  await deps.database.transaction(async (stores) => {
    const order = await stores.orders.find(payment.orderId);
    if (order && (await stores.payments.transition(payment.id, 'paid', null))) {
      await limitFreeOrders(stores, deps.now(), order.billing.email, client);
      await completeOrder(deps, stores, order, payment);
    }
  });
  deps.wakeOutbox();
}

async function answer(deps: OrderDeps, orderId: string, payment: Payment, live: ProviderPayment | null) {
  const order = await deps.database.orders.find(orderId);
  if (!order) throw new Error(`Order ${orderId} is gone`);
  const settled = isPaid(order.state) || order.state === 'processing';
  const next = settled ? null : (live?.next ?? null);
  return {
    orderId,
    paymentId: payment.id,
    clientSecret: next?.kind === 'confirm' ? next.clientSecret : null,
    next,
    status: order.state,
    totals: order.totals,
    charge: { currency: payment.local?.currency ?? 'usd', amount: payment.local?.amount ?? payment.amount },
  };
}

function buyerOf(deps: OrderDeps, command: StartPaymentCommand): Buyer {
  const { billing, company, taxId, consentVersion } = command;
  return { billing, company, taxId, consent: consentOf(consentVersion, deps.now()) };
}

function providerOf(deps: OrderDeps, method: PaymentMethodId, priced: PricedOrder): string {
  return priced.totals.total === 0 ? FREE : providerFor(deps, method).id;
}
