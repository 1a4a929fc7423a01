import {
  ProviderUnavailableError,
  type PaymentProvider,
  type ProviderDispute,
  type ProviderRefund,
  type RefundPaymentRequest,
} from '../providers/provider-contract';

/** How the far end takes the next refund. 'cut': makes it, and the answer is lost. */
export type Reception = 'pending' | 'succeeded' | 'refused' | 'away' | 'cut';

/**
 * The far end of one payment: gives back at most what was paid, once per key. One that names refunds lists ours under
 * our id, and forgets its keys after a while, as Stripe does; the other one keeps its keys and knows no ids of ours.
 */
export interface ReversingProvider extends PaymentProvider {
  refunds: ProviderRefund[];
  disputes: ProviderDispute[];
  receive(next: Reception): void;
  /** Somebody refunds in the dashboard; more than is left is refused. */
  refundHere(amount: number): void;
  left(): number;
  passDays(): void;
}

export function createReversingProvider(paid: number, namesRefunds: boolean): ReversingProvider {
  const refunds: ProviderRefund[] = [];
  const disputes: ProviderDispute[] = [];
  const byKey = new Map<string, ProviderRefund>();
  let next: Reception = 'succeeded';

  const left = () => {
    const gone = refunds.filter(({ state }) => state !== 'failed');
    const taken = disputes.filter(({ state }) => state !== 'won');
    return paid - [...gone, ...taken].reduce((sum, { amount }) => sum + amount, 0);
  };
  const make = (amount: number, refundId: string | null, state: 'pending' | 'succeeded') => {
    const refund: ProviderRefund = { providerRefundId: `re_${refunds.length + 1}`, refundId, state, amount };
    refunds.push(refund);
    return refund;
  };

  return {
    id: 'far-end',
    methods: ['card'],
    refunds,
    disputes,
    left,
    passDays: () => namesRefunds && byKey.clear(),
    receive: (reception) => {
      next = reception;
    },
    refundHere: (amount) => void (amount <= left() && make(amount, null, 'succeeded')),
    create: () => Promise.reject(new Error('not asked for here')),
    retrieve: () => Promise.resolve(null),
    refund({ idempotencyKey, amount, refundId }: RefundPaymentRequest) {
      const away = () => Promise.reject(new ProviderUnavailableError('far-end', new Error(next)));
      if (next === 'away') return away();
      const known = byKey.get(idempotencyKey);
      if (!known && (next === 'refused' || amount > left()))
        return Promise.resolve({ ok: false, message: 'Too much.' });
      const refund = known ?? make(amount, refundId, next === 'pending' ? 'pending' : 'succeeded');
      byKey.set(idempotencyKey, refund);
      return next === 'cut' ? away() : Promise.resolve({ ok: true, refund: { ...refund } });
    },
    listReversals: () =>
      next === 'away'
        ? Promise.reject(new ProviderUnavailableError('far-end', new Error(next)))
        : Promise.resolve({
            refunds: refunds.map((refund) => ({ ...refund, refundId: namesRefunds ? refund.refundId : null })),
            disputes: disputes.map((dispute) => ({ ...dispute })),
          }),
  };
}
