import { randomUUID } from 'node:crypto';
import type { PaymentMethodId } from '@kiln/contracts/payment-methods';
import type { CreatedPayment } from '@kiln/contracts/payments-api';
import fc from 'fast-check';
import { AppError } from '../lib/app-error';
import type { Payment } from '../orders/order';
import { sweepPayments } from '../orders/sweep-payments';
import { requestRefund } from '../refunds/request-refund';
import { confirmPaidBack } from '../refunds/resolve-queue';
import { sweepRefunds } from '../refunds/sweep-refunds';
import { handleEvent } from '../webhooks/handle-event';
import { createPayment, payAtProvider, type AtTheProvider } from './buyer-hands';
import type { Harness } from './harness';
import { checkoutOf, Shopper } from './shop';

const METHODS: readonly PaymentMethodId[] = ['card', 'apple_pay', 'bnpl', 'bank_transfer', 'upi', 'paypal', 'crypto'];
const MINUTE = 60_000;
const DAY = 86_400_000;

/** One thing that happens to a checkout: by the buyer, at the provider, on the wire, by time, by support. */
export type Step =
  | { do: 'create'; method: PaymentMethodId; cart: 1 | 2; twice: boolean }
  | { do: 'pay'; attempt: number; how: AtTheProvider }
  | { do: 'outcome'; attempt: number; outcome: string }
  | { do: 'webhook'; attempt: number; event: number }
  | { do: 'verify'; attempt: number }
  | { do: 'time'; ms: number }
  | { do: 'refund'; percent: number }
  | { do: 'pay_back' }
  | { do: 'together'; steps: Step[] };

const attempt = fc.nat(4);
const outcome = fc.constantFrom(
  'settle',
  'return_insufficient_funds',
  'expire',
  'finish',
  'fail',
  'pay_over',
  'pay_rest',
);
const reversal = fc.constantFrom('dispute', 'win_dispute', 'lose_dispute', 'refund', 'reverse', 'complete_capture');
const single = fc.oneof(
  { arbitrary: create(), weight: 4 },
  { arbitrary: fc.record({ do: fc.constant('pay' as const), attempt, how: ways() }), weight: 5 },
  { arbitrary: fc.record({ do: fc.constant('outcome' as const), attempt, outcome }), weight: 3 },
  { arbitrary: fc.record({ do: fc.constant('outcome' as const), attempt, outcome: reversal }), weight: 1 },
  { arbitrary: fc.record({ do: fc.constant('webhook' as const), attempt, event: fc.nat(2) }), weight: 4 },
  { arbitrary: fc.record({ do: fc.constant('verify' as const), attempt }), weight: 2 },
  {
    arbitrary: fc.record({ do: fc.constant('time' as const), ms: fc.constantFrom(MINUTE, 6 * MINUTE, DAY) }),
    weight: 2,
  },
  {
    arbitrary: fc.record({ do: fc.constant('refund' as const), percent: fc.integer({ min: 1, max: 120 }) }),
    weight: 1,
  },
  { arbitrary: fc.record({ do: fc.constant('pay_back' as const) }), weight: 1 },
);

function create() {
  const method = fc.constantFrom(...METHODS);
  const cart = fc.constantFrom<1 | 2>(1, 2);
  return fc.record({ do: fc.constant('create' as const), method, cart, twice: fc.boolean() });
}

function ways(): fc.Arbitrary<AtTheProvider> {
  return fc.constantFrom('pay', 'pay', 'pay', 'decline', 'late');
}

/** A story begins with pressing Pay; after that anything may follow anything, also at once. */
export const stories: fc.Arbitrary<Step[]> = fc
  .tuple(
    create(),
    fc.array(
      fc.oneof(
        { arbitrary: single, weight: 6 },
        {
          arbitrary: fc.record({
            do: fc.constant('together' as const),
            steps: fc.array(single, { minLength: 2, maxLength: 3 }),
          }),
          weight: 1,
        },
      ),
      { minLength: 3, maxLength: 14 },
    ),
  )
  .map(([first, rest]) => [first, ...rest]);

/** Plays a story against the service and the providers' sandbox. */
export class Story {
  orderId: string | undefined;
  private readonly checkoutId = randomUUID();
  private readonly shopper: Shopper;
  private readonly created = new Map<string, CreatedPayment>();

  constructor(private readonly shop: Harness) {
    this.shopper = new Shopper(shop.url);
  }

  async play(step: Step): Promise<void> {
    switch (step.do) {
      case 'create':
        await Promise.all((step.twice ? [1, 2] : [1]).map(() => this.press(step.method, step.cart)));
        return;
      case 'pay': {
        const { payment, created } = await this.attemptAt(step.attempt);
        if (!payment?.providerPaymentId || !created) return;
        // What the provider refuses at this point has not happened.
        await payAtProvider(this.shop, payment.method, payment.providerPaymentId, created, step.how).catch(
          () => undefined,
        );
        return;
      }
      case 'outcome': {
        const { payment } = await this.attemptAt(step.attempt);
        if (payment?.providerPaymentId)
          await this.shop.choose(payment.providerPaymentId, step.outcome).catch(() => undefined);
        return;
      }
      case 'webhook':
        return this.deliver(step.attempt, step.event);
      case 'verify': {
        const { payment } = await this.attemptAt(step.attempt);
        if (payment) await this.shopper.verify(payment.id);
        return;
      }
      case 'time':
        return this.pass(step.ms);
      case 'refund':
        return this.refund(step.percent);
      case 'pay_back':
        return this.payBack();
      case 'together':
        await Promise.all(step.steps.map((one) => this.play(one)));
    }
  }

  /** Everything that was under way ends: the providers' time runs on, the sweeps come round. */
  async end(): Promise<void> {
    for (let round = 0; round < 3; round += 1) await this.pass(2 * DAY);
    const { payments } = await this.attempts();
    for (const payment of payments) await this.deliver(payments.indexOf(payment), 9);
  }

  async attempts(): Promise<{ payments: Payment[] }> {
    return { payments: this.orderId ? await this.shop.commands.inspection.attemptsOf(this.orderId) : [] };
  }

  private async attemptAt(index: number) {
    const { payments } = await this.attempts();
    const payment = payments[index % Math.max(payments.length, 1)];
    return { payment, created: payment && this.created.get(payment.id) };
  }

  private async press(method: PaymentMethodId, cart: 1 | 2): Promise<void> {
    const items = [{ id: cart, quantity: 1 }];
    const checkout = checkoutOf(this.shop, items, { checkout_id: this.checkoutId, buy_again: true });
    const { body, status } = await createPayment(this.shopper, method, checkout);
    if (status >= 500) throw new Error(`${method}: ${status} ${JSON.stringify(body)}`);
    if (!body.data || !('paymentId' in body.data)) return;
    this.orderId ??= body.data.orderId;
    if (this.orderId !== body.data.orderId) throw new Error('one checkout, two orders');
    if (body.data.next) this.created.set(body.data.paymentId, body.data);
  }

  /** As `receiveWebhook` after the signature: the same number is the same event, delivered again. */
  private async deliver(index: number, number: number): Promise<void> {
    const { payment } = await this.attemptAt(index);
    if (!payment || payment.providerPaymentId === null) return;
    const eventId = `${payment.id}-${number}`;
    const event = { eventId, type: 'any', providerPaymentId: payment.providerPaymentId, paymentId: payment.id };
    const { inbox } = this.shop.deps.database;
    const stored = await inbox.receive(payment.provider, event, this.shop.deps.now().toISOString());
    if (!stored.handled) await handleEvent(this.shop.deps, stored.event);
  }

  private async pass(ms: number): Promise<void> {
    this.shop.travel(ms);
    await this.shop.advanceProviders(ms);
    await sweepPayments(this.shop.deps);
    await sweepRefunds(this.shop.deps);
  }

  /** Support sends coins back by hand that came below the price. */
  private async payBack(): Promise<void> {
    const rows = this.orderId ? await this.shop.deps.database.refundQueue.listByOrder(this.orderId) : [];
    const row = rows.find(({ state, reason }) => state === 'open' && reason === 'underpaid');
    if (!row) return;
    const command = { queueId: row.id, actor: 'service' };
    await confirmPaidBack(this.shop.deps, command, randomUUID()).catch((error: unknown) => {
      if (!(error instanceof AppError)) throw error;
    });
  }

  private async refund(percent: number): Promise<void> {
    const order = this.orderId && (await this.shop.deps.database.orders.find(this.orderId));
    if (!order) return;
    const amount = Math.max(1, Math.round((order.totals.total * percent) / 100));
    const command = {
      orderId: order.id,
      scope: { kind: 'amount' as const, amount },
      reason: 'asked',
      key: randomUUID(),
    };
    await requestRefund(this.shop.deps, { ...command, actor: 'service', paidByHand: null }).catch((error: unknown) => {
      if (!(error instanceof AppError)) throw error;
    });
  }
}
