import { createHash } from 'node:crypto';
import type { PaymentMethodId } from '@kiln/contracts/payment-methods';
import { AppError } from '../lib/app-error';
import type { OrderDeps, Stores } from './deps';
import type { Order, Payment } from './order';

const HOUR_MS = 3_600_000;
/** After the first declines of the hour the next try waits, ever longer; after seven more it ends for the hour. */
const WAITS = 7;
const PAUSES_S = [30, 120, 600] as const;
/** So many refused cards on one attempt are a card tester's: its secret is made worthless. */
const MOST_DECLINES_OF_ATTEMPT = 5;
const CARD_METHODS: readonly PaymentMethodId[] = ['card', 'apple_pay', 'google_pay'];

export function clientKeyOf(client: string): string {
  return createHash('sha256').update(client).digest('hex');
}

/** Notes a refused card, once however often it is told (webhook, verify, process). @returns whether it is news */
export async function countDecline(
  stores: Stores,
  order: Pick<Order, 'id' | 'billing'>,
  payment: Payment,
  declineId: string,
  now: Date,
): Promise<boolean> {
  if (!CARD_METHODS.includes(payment.method)) return false;
  return stores.declines.add({
    id: `${payment.provider}:${declineId}`,
    paymentId: payment.id,
    orderId: order.id,
    at: now.toISOString(),
    clientKey: payment.clientKey,
    emailKey: order.billing.email.trim().toLowerCase(),
  });
}

/** As the provider's event tells it: asking later would show the last decline only. */
export async function noteDecline(deps: OrderDeps, payment: Payment, declineId: string): Promise<void> {
  const isNews = await deps.database.transaction(async (stores) => {
    const order = await stores.orders.find(payment.orderId);
    return order !== undefined && countDecline(stores, order, payment, declineId, deps.now());
  });
  if (isNews) await stopCardTester(deps, payment);
}

/** Cancels an attempt that too many cards were tried on, so that its client secret confirms nothing any more. */
export async function stopCardTester(deps: OrderDeps, payment: Payment): Promise<void> {
  const { providerPaymentId } = payment;
  const provider = deps.providers.byId(payment.provider);
  if (providerPaymentId === null || !provider?.cancel) return;
  if ((await deps.database.declines.countOfPayment(payment.id)) < MOST_DECLINES_OF_ATTEMPT) return;
  const { state } = await provider.cancel(providerPaymentId);
  if (state !== 'cancelled') return;
  await deps.database.transaction(async (stores) => {
    if (await stores.payments.close(payment.id, 'cancelled'))
      await stores.orders.transition(payment.orderId, 'cancelled');
  });
  deps.log.warn({ paymentId: payment.id, orderId: payment.orderId }, 'attempt cancelled after many declined cards');
}

/**
 * Lets nobody try card after card: counted per network address and per e-mail address, and per product for testers who
 * change both. @throws AppError slow_down, with the seconds to wait
 */
export async function refuseCardTesters(
  deps: OrderDeps,
  buyer: { method: PaymentMethodId; client: string; email: string; productIds: readonly number[] },
): Promise<void> {
  if (!CARD_METHODS.includes(buyer.method)) return;
  const now = deps.now().getTime();
  const since = new Date(now - HOUR_MS).toISOString();
  const { declines } = deps.database;
  const keys = { clientKey: clientKeyOf(buyer.client), emailKey: buyer.email.trim().toLowerCase() };
  const listed = await declines.listOfBuyer(keys, new Date(now - 2 * HOUR_MS).toISOString());
  const { perBuyer, perProduct } = deps.declineLimits;
  const wait = Math.max(
    ...[listed.filter(({ byClient }) => byClient), listed.filter(({ byEmail }) => byEmail)].map((declined) =>
      waitAfter(declined, perBuyer, now),
    ),
  );
  if (wait > 0) {
    throw slowDown(`Several cards were declined. Please try again in ${inWords(wait)}, or pay another way.`, wait);
  }
  if ((await declines.mostOfProducts(buyer.productIds, since)) > perProduct) {
    const what = 'Card payments for something in your cart are paused, because many cards were declined for it.';
    throw slowDown(`${what} Please pay another way, or try again in an hour.`, HOUR_MS / 1000);
  }
}

/** Seconds to wait after declines, newest first: counted are those of the hour that ended with the newest. */
function waitAfter(declines: readonly { at: string }[], free: number, now: number): number {
  const [newest = 0, ...earlier] = declines.map(({ at }) => Date.parse(at));
  const count = 1 + earlier.filter((at) => at > newest - HOUR_MS).length;
  if (count < free || newest < now - HOUR_MS) return 0;
  const pauseS = PAUSES_S[Math.min(count - free, PAUSES_S.length - 1)] ?? 0;
  const until = newest + (count >= free + WAITS ? HOUR_MS : pauseS * 1000);
  return Math.max(0, Math.ceil((until - now) / 1000));
}

function inWords(seconds: number): string {
  if (seconds <= 90) return `${seconds} seconds`;
  const minutes = Math.ceil(seconds / 60);
  return minutes >= 60 ? 'an hour' : `${minutes} minutes`;
}

function slowDown(message: string, retryAfterS: number): AppError {
  return new AppError('slow_down', message, { retryAfterS });
}
