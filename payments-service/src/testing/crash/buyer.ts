import { setTimeout as pause } from 'node:timers/promises';
import type { PaymentMethodId } from '@kiln/contracts/payment-methods';
import type { CreatedPayment, CreateIntentRequest } from '@kiln/contracts/payments-api';
import { createPayment, payAtProvider, type AtTheProvider, type Providers } from '../buyer-hands';
import { checkoutOf, Shopper } from '../shop';
import type { Random } from './random';

export interface BuyersWorld {
  world: Providers & Parameters<typeof checkoutOf>[0];
  url: string;
  methods: readonly [PaymentMethodId, ...PaymentMethodId[]];
  /** Product numbers. */
  products: readonly number[];
  /** How often a buyer presses Pay while nobody answers. */
  tries?: number;
  /** The provider's id of a payment, once the service has noted it. */
  providerIdOf(paymentId: string): Promise<string | undefined>;
}

const TRIES = 30;
const IMPATIENCE_MS = 250;

/**
 * One buyer with a will of their own: presses Pay until something happens or patience ends, perhaps twice at once, with
 * another method or another cart; pays, is declined, pays late; comes back to the shop or never does.
 */
export async function buy(shop: BuyersWorld, index: number, random: Random): Promise<void> {
  const shopper = new Shopper(shop.url);
  const headers = { 'x-forwarded-for': `10.${index >> 8}.${index & 255}.1` };
  let checkout = cartOf(shop, index, random);
  let method = random.pick(shop.methods);
  let earlier: { method: PaymentMethodId; created: CreatedPayment } | undefined;
  for (let round = 0; round < 3; round += 1) {
    const created = await press(shop, shopper, method, checkout, headers, random);
    if (!created || (created.next === null && created.status !== 'created')) return;
    if (random.chance(0.06)) return;
    if (round < 2 && random.chance(0.12)) {
      // Looks at the payment, then thinks better of it.
      earlier = { method, created };
      if (random.chance(0.5)) method = random.pick(shop.methods);
      else checkout = { ...cartOf(shop, index, random), checkout_id: checkout.checkout_id };
      if (random.chance(0.5)) await atProvider(shop, method, created, 'pay');
      continue;
    }
    const how: AtTheProvider = random.chance(0.15) ? 'decline' : random.chance(0.1) ? 'late' : 'pay';
    await atProvider(shop, method, created, how);
    // Money for what was given up: a wallet that had the old address, a tab that was left open.
    if (earlier && random.chance(0.5)) await atProvider(shop, earlier.method, earlier.created, 'pay');
    if (method === 'paypal' && random.chance(0.7)) await capture(shopper, created, headers, random);
    if (random.chance(0.6)) await comeBack(shopper, created, headers, random);
    if (how !== 'decline' || random.chance(0.5)) return;
    if (random.chance(0.5)) method = random.pick(shop.methods);
  }
}

function cartOf(shop: BuyersWorld, index: number, random: Random): CreateIntentRequest {
  const { products } = shop;
  const first = random.between(1, products.length);
  const items = Array.from({ length: random.between(1, 3) }, (_, offset) => ({
    id: products[(first + offset - 1) % products.length] ?? 0,
    quantity: random.between(1, 2),
  }));
  const billing = { email: `buyer-${index}@buyer.example`, name: `Buyer ${index}`, phone: '+1 555 0100' };
  return checkoutOf(shop.world, items, { billing_details: billing });
}

/** Until there is an answer that says something; a dead service and a failing provider are pressed again. */
async function press(
  { tries = TRIES }: BuyersWorld,
  shopper: Shopper,
  method: PaymentMethodId,
  checkout: CreateIntentRequest,
  headers: Record<string, string>,
  random: Random,
): Promise<CreatedPayment | undefined> {
  let refusals = 0;
  for (let attempt = 0; attempt < tries && refusals < TRIES; attempt += 1) {
    const once = () => createPayment(shopper, method, checkout, headers).catch(() => undefined);
    const answers = await Promise.all(random.chance(0.12) ? [once(), once()] : [once()]);
    const created = answers.find((answer) => answer?.body.data)?.body.data;
    if (created && 'paymentId' in created) return created;
    if (answers.some((answer) => answer !== undefined && answer.status < 500)) refusals += 1;
    await pause(random.between(50, IMPATIENCE_MS * 2));
  }
  return undefined;
}

/** At the provider; what fails there is tried again a few times, as a person would. */
async function atProvider(
  shop: BuyersWorld,
  method: PaymentMethodId,
  created: CreatedPayment,
  how: AtTheProvider,
): Promise<void> {
  const id = created.clientSecret?.split('_secret_')[0] ?? (await shop.providerIdOf(created.paymentId));
  if (id === undefined) return;
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const error = await payAtProvider(shop.world, method, id, created, how).then(
      () => undefined,
      (cause: unknown) => cause,
    );
    if (error === undefined || how === 'decline') return;
    await pause(IMPATIENCE_MS);
  }
}

/** PayPal's window has closed: the page asks the service to take the money. */
async function capture(shopper: Shopper, created: CreatedPayment, headers: Record<string, string>, random: Random) {
  const orderID = created.next?.kind === 'approve' ? created.next.orderID : undefined;
  if (orderID === undefined) return;
  for (let attempt = 0; attempt < random.between(1, 3); attempt += 1) {
    const answer = await shopper
      .post('/api/payments/paypal/capture-order', { orderID }, headers)
      .catch(() => undefined);
    if (answer?.status === 200) return;
    await pause(IMPATIENCE_MS);
  }
}

/** The success page verifies, and asks again while it does not know. */
async function comeBack(shopper: Shopper, created: CreatedPayment, headers: Record<string, string>, random: Random) {
  for (let look = 0; look < random.between(1, 4); look += 1) {
    const body = { payment_id: created.paymentId };
    const answer = await shopper.post<{ status: string }>('/api/payments/verify', body, headers).catch(() => undefined);
    if (answer?.body.data?.status === 'paid') return;
    await pause(random.between(20, IMPATIENCE_MS));
  }
}
