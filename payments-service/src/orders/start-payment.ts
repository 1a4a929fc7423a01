import type { PaymentMethodId } from '@kiln/contracts/payment-methods';
import type { CreatedPayment } from '@kiln/contracts/payments-api';
import type { MinorUnits } from '@kiln/contracts/money';
import type { LinkSigner } from '../delivery/links';
import { AppError } from '../lib/app-error';
import { newId } from '../lib/ids';
import { closeAttempt, newAttempt, providerFor } from './attempts';
import { refuseDoublePurchase } from './bought-before';
import { clientKeyOf, refuseCardTesters } from './card-declines';
import { consentOf } from './consent';
import type { OrderDeps } from './deps';
import { answerPaid, FREE, openPayment, resumePayment, type Opening } from './open-payment';
import type { Order, Payment, PaymentInput } from './order';
import type { Buyer } from './ports';
import { priceItems, priceOnAccount, type PricedOrder, type RequestedItem } from './price-order';
import { checkSold, contentsKey, isSameCoin, isSamePurchase } from './same-purchase';
import { isPaid } from './transitions';

export interface StartPaymentCommand extends Opening {
  checkoutId: string;
  /** Undefined is a payment on account. */
  items: readonly RequestedItem[] | undefined;
  /** Cents that the buyer was shown: a check, never the price. */
  amount: MinorUnits;
  method: PaymentMethodId;
  company: string | null;
  taxId: string | null;
  /** Version of the consent text that the buyer agreed to. */
  consentVersion: string | undefined;
  input: PaymentInput;
  /** The buyer was told of what stands in the way of a second purchase, and buys again. */
  buyAgain: boolean;
  browserKey: string;
  /** It came without our cookie, so nothing was bought with it. */
  isNewBrowser: boolean;
  /** From the Idempotency-Key header, bound to the buyer's address. */
  requestKey: string | undefined;
}

export type StartDeps = OrderDeps & { links: LinkSigner };

const MAX_ROUNDS = 5;

class CheckoutRace extends Error {}

/**
 * One checkout, one order, one live payment: makes them, or answers those that are there. All create calls end here.
 * A changed cart re-prices the unpaid order; a paid order answers that it is paid, for other items with a refusal.
 * @throws AppError totals_changed, payment_in_progress, payment_method_unavailable, provider_refused, already_owned,
 * payment_settling, slow_down, checkout_conflict, checkout_paid, too_many_requests
 */
export async function startPayment(deps: StartDeps, command: StartPaymentCommand): Promise<CreatedPayment> {
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const started = await startOnce(deps, command);
    if (started !== 'raced') return started;
  }
  throw new AppError('checkout_conflict', 'This checkout is being changed elsewhere. Please try again.');
}

async function startOnce(deps: StartDeps, command: StartPaymentCommand): Promise<CreatedPayment | 'raced'> {
  const { orders, payments } = deps.database;
  const repeated = command.requestKey && (await orders.findByRequestKey(command.requestKey));
  const order = repeated || (await orders.findByCheckoutId(command.checkoutId));
  if (order && isPaid(order.state)) {
    if (!repeated) checkSold(await orders.items(order.id), command.items ?? []);
    return answerPaid(deps, order);
  }
  await guard(deps, command, order);
  if (repeated) {
    const resumed = await resumePayment(deps, repeated, command);
    if (resumed !== 'closed') return resumed;
  }

  providerFor(deps, command.method);
  const priced = command.items
    ? await priceItems(deps.priceList, command.items, command.amount)
    : priceOnAccount(command.amount, deps.allowOnAccount);
  if (!order) return create(deps, command, priced);
  const live = await payments.latestOf(order.id);
  const same = isSamePurchase(order, await orders.items(order.id), priced, command.method);
  if (!same || !isSameCoin(live, command.input)) return change(deps, order, command, priced);
  await orders.updateBuyer(order.id, buyerOf(deps, command));
  if (live) await payments.recordInput(live.id, command.input);
  const resumed = await resumePayment(deps, order, command);
  return resumed === 'closed' ? replace(deps, order, command, priced) : resumed;
}

async function guard(deps: StartDeps, command: StartPaymentCommand, order: Order | undefined): Promise<void> {
  const { method, client, billing, browserKey, buyAgain, isNewBrowser } = command;
  const productIds = command.items?.map(({ id }) => id) ?? [];
  await refuseCardTesters(deps, { method, client, email: billing.email, productIds });
  if (!buyAgain && !isNewBrowser) await refuseDoublePurchase(deps, { orderId: order?.id, browserKey, productIds });
}

async function create(deps: OrderDeps, command: StartPaymentCommand, priced: PricedOrder) {
  const at = deps.now().toISOString();
  const order = {
    id: newId('ord'),
    checkoutId: command.checkoutId,
    ...buyerOf(deps, command),
    state: 'created' as const,
    totals: priced.totals,
    paymentMethod: command.method,
    browserKey: command.browserKey,
    createdAt: at,
  };
  const payment = attemptAt(deps, order, command, priced, 1);
  try {
    await deps.database.transaction(async (stores) => {
      if (!(await stores.orders.insert(order, priced.items))) throw new CheckoutRace();
      await stores.deliverables.remember(priced.files, at);
      await stores.payments.insert(payment);
      await stores.orderEvents.add(startedEvent('order_created', payment));
      if (command.requestKey) await stores.orders.rememberRequestKey(command.requestKey, order.id);
    });
  } catch (error) {
    if (error instanceof CheckoutRace) return 'raced';
    throw error;
  }
  return openPayment(deps, payment, command);
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
  const payment = attemptAt(deps, changed, command, priced, (last?.attempt ?? 0) + 1);
  const replaced = await deps.database.transaction(async (stores) => {
    if (!(await stores.orders.replaceContents(order, { ...changed, items: priced.items }))) return false;
    await stores.orders.updateBuyer(order.id, buyerOf(deps, command));
    await stores.deliverables.remember(priced.files, payment.createdAt);
    await stores.payments.insert(payment);
    await stores.orderEvents.add(startedEvent('payment_started', payment));
    return true;
  });
  return replaced ? openPayment(deps, payment, command) : 'raced';
}

function attemptAt(
  deps: OrderDeps,
  order: Pick<Order, 'id' | 'totals' | 'paymentMethod'>,
  { method, input, client }: StartPaymentCommand,
  priced: PricedOrder,
  attempt: number,
): Payment {
  const { total } = priced.totals;
  const rate = deps.usdInrRate;
  return newAttempt(order, {
    attempt,
    provider: total === 0 ? FREE : providerFor(deps, method).id,
    now: deps.now(),
    input,
    contentsKey: contentsKey(priced.items, total),
    clientKey: clientKeyOf(client),
    local: method === 'upi' ? { currency: 'inr', amount: Math.round(total * rate), rate } : null,
  });
}

function startedEvent(kind: 'order_created' | 'payment_started', payment: Payment) {
  const { orderId, id: paymentId, method, amount, attempt, createdAt: at } = payment;
  return { orderId, at, kind, actor: 'buyer', detail: { paymentId, method, amount, attempt } };
}

function buyerOf(deps: OrderDeps, command: StartPaymentCommand): Buyer {
  const { billing, company, taxId, consentVersion } = command;
  return { billing, company, taxId, consent: consentOf(consentVersion, deps.now()) };
}
