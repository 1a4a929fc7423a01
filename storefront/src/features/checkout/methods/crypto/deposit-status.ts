import type { PaymentProgress } from '@kiln/contracts/payments-api';
import type { WatchedPayment } from '../../waiting/use-watched-payment';
import type { DepositStage } from './deposit-stages';

/** Where a payment in coins stands. */
export interface DepositStatus {
  /** Undefined: it went another way, e.g. expired or too little came. */
  stage?: DepositStage;
  /** Too little came. */
  underpaid?: PaymentProgress;
  text: string;
}

/** What the last answer means for the buyer; `wasExpired` makes money that comes now late money. */
export function depositStatus(
  { seen, wasExpired }: Pick<WatchedPayment, 'seen' | 'wasExpired'>,
  symbol: string,
): DepositStatus {
  switch (seen?.kind) {
    case 'paid':
      return { stage: 'paid', text: 'Paid. Fetching your receipt…' };
    case 'expired':
      return { text: 'The time to pay is over. Please send nothing to this address any more.' };
    case 'refused':
      return { text: 'The payment did not go through.' };
    case 'under-way':
      return underWay(seen.payment.progress, wasExpired, symbol);
    default:
      return { stage: 'waiting', text: 'Waiting for your payment. This page notices it by itself.' };
  }
}

function underWay(progress: PaymentProgress | undefined, late: boolean, symbol: string): DepositStatus {
  const inTime = late ? 'Your payment came after its time, and counts all the same. ' : '';
  switch (progress?.stage) {
    case 'seen':
      return {
        stage: 'seen',
        text: `${inTime}Your payment was seen on the network and now waits for its confirmations. How long that takes is up to the network; you need not stay.`,
      };
    case 'confirmed':
      return { stage: 'confirmed', text: `${inTime}Your payment is confirmed and on its last way to us.` };
    case 'underpaid': {
      const { received = '?', expected = '?' } = progress;
      return { underpaid: progress, text: `Too little came: ${received} of ${expected} ${symbol}.` };
    }
    default:
      return { stage: 'waiting', text: 'Checking for your payment. This page notices it by itself.' };
  }
}
