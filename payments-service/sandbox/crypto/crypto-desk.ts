import { randomBytes } from 'node:crypto';
import type { ListedPayment, PaymentDesk } from '../control/payment-desk';
import { rounded } from './coins';
import type { CryptoContext, CryptoPayment, CryptoStatus } from './crypto-context';
import { saveAndNotify } from './ipn';

/** Blocks are found this often here; a person should not wait for hours. */
const STEP_MS = 10_000;
const NEXT_STEP: Partial<Record<CryptoStatus, CryptoStatus>> = {
  confirming: 'confirmed',
  confirmed: 'sending',
  sending: 'finished',
};

/** What arrives, as a share of what was asked for. */
const DEPOSITS: Record<string, number> = { pay: 1, pay_under: 0.6, pay_over: 1.5, pay_late: 1, pay_rest: 1 };

const OUTCOMES: Record<CryptoStatus, readonly string[]> = {
  waiting: ['pay', 'pay_under', 'pay_over', 'expire'],
  confirming: ['finish', 'fail'],
  confirmed: ['finish', 'fail'],
  sending: ['finish', 'fail'],
  partially_paid: ['pay_rest', 'refund'],
  expired: ['pay_late'],
  finished: ['refund'],
  failed: [],
  refunded: [],
};

const ENDS: Record<string, CryptoStatus> = {
  expire: 'expired',
  finish: 'finished',
  fail: 'failed',
  refund: 'refunded',
};

/** NOWPayments' payments for the control page: what the buyer's wallet and the network do. */
export class CryptoDesk implements PaymentDesk {
  readonly type = 'crypto_payment';

  constructor(private readonly context: CryptoContext) {}

  find(id: string): ListedPayment | undefined {
    const payment = this.payment(id);
    return payment === undefined ? undefined : listed(payment);
  }

  choose(id: string, outcome: string): void {
    const payment = this.payment(id);
    if (payment === undefined) return;
    const share = DEPOSITS[outcome];
    const status = ENDS[outcome];
    if (share !== undefined) this.deposit(payment, share);
    else if (status !== undefined) this.change(payment, { status });
  }

  /** What happens by itself: expiry without a deposit, and one step of confirmation after another. */
  actions(): Record<string, (id: string) => void> {
    return {
      'nowpayments.expire': (id) => {
        const payment = this.payment(id);
        if (payment?.status === 'waiting') this.change(payment, { status: 'expired' });
      },
      'nowpayments.step': (id) => {
        const payment = this.payment(id);
        const status = payment === undefined ? undefined : NEXT_STEP[payment.status];
        if (payment === undefined || status === undefined) return;
        this.change(payment, { status });
        this.scheduleStep(id, status);
      },
    };
  }

  private deposit(payment: CryptoPayment, share: number): void {
    const status = share < 1 ? 'partially_paid' : 'confirming';
    const actuallyPaid = rounded(payment.payAmount * share);
    this.change(payment, { status, actuallyPaid, payinHash: randomBytes(32).toString('hex') });
    this.scheduleStep(payment.id, status);
  }

  private scheduleStep(id: string, status: CryptoStatus): void {
    if (NEXT_STEP[status] !== undefined) {
      this.context.schedule.add('nowpayments.step', id, this.context.now() + STEP_MS);
    }
  }

  private change(payment: CryptoPayment, change: Partial<CryptoPayment>): void {
    saveAndNotify(this.context, { ...payment, ...change, updatedAt: this.context.now() });
  }

  private payment(id: string): CryptoPayment | undefined {
    return this.context.store.find<CryptoPayment>('crypto_payment', id);
  }
}

function listed(payment: CryptoPayment): ListedPayment {
  return {
    id: payment.id,
    provider: 'nowpayments',
    method: payment.payCurrency,
    amount: `${payment.priceAmount.toFixed(2)} ${payment.priceCurrency.toUpperCase()}`,
    status: payment.status,
    orderId: payment.orderId,
    createdAt: payment.createdAt,
    expiresAt: payment.expiresAt,
    outcomes: OUTCOMES[payment.status],
  };
}
