import { DETAILS_MESSAGES, areDetailsValid, type PaymentDetails } from '@kiln/contracts/payment-details';
import type { PaymentMethodId } from '@kiln/contracts/payment-methods';
import type { BillingDetails } from '@kiln/contracts/payments-api';
import type { Totals } from '@kiln/contracts/pricing';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { endCheckout, ongoingCheckout, type NotedPayment } from '../../lib/payments/checkout-session';
import { priceChanges, type CheckoutLine, type PriceChange } from './checkout-order';
import { clearContactDraft, trimmed } from './contact-details';
import type { Confirm } from './methods/checkout-method';
import { pay, resume, type PayOutcome } from './pay';
import { failureAddress, successAddress } from './result-address';

/** S 3's payment status values, and `checking`: an earlier payment of this checkout is asked about. */
export type PaymentStatus = 'idle' | 'checking' | 'processing' | 'success' | 'error';

export type CheckoutProblem =
  { kind: 'message'; message: string } | { kind: 'prices'; changes: PriceChange[]; total: number };

export interface CheckoutInput {
  lines: readonly CheckoutLine[];
  totals: Totals;
  /** These products are paid for: they leave the cart. */
  onPaid: (productIds: number[]) => void;
  /** The cart's prices are older than the shop's. */
  onPricesChanged: (changes: PriceChange[]) => void;
  /** Messages for the contact fields that the service did not take. */
  onRejectedFields: (fields: Record<string, string>) => void;
}

const NO_DETAILS: PaymentDetails = {
  cardComplete: false,
  upiId: '',
  walletAddress: '',
  bankDetails: { accountNumber: '', routingNumber: '', accountHolderName: '' },
};

/** The checkout's state from the first key to the buyer's way to the result screen (S 4). */
export function useCheckout({ lines, totals, onPaid, onPricesChanged, onRejectedFields }: CheckoutInput) {
  const navigate = useNavigate();
  const [method, setMethod] = useState<PaymentMethodId>('card');
  const [details, setDetails] = useState(NO_DETAILS);
  const [status, setStatus] = useState<PaymentStatus>('idle');
  const [problem, setProblem] = useState<CheckoutProblem>();
  const confirm = useRef<Confirm>(null);
  /** Two presses can come before a render; only this stands between them. */
  const busy = useRef(false);

  const isFree = totals.total === 0;
  const detailsValid = isFree || areDetailsValid(method, details);

  const fail = (next: CheckoutProblem) => {
    setProblem(next);
    setStatus('error');
  };

  const finish = (payment: NotedPayment) => {
    setStatus('success');
    endCheckout();
    clearContactDraft();
    onPaid(payment.itemIds);
    void navigate(successAddress(payment), { replace: true });
  };

  const settle = (outcome: PayOutcome) => {
    switch (outcome.kind) {
      case 'done':
        return finish(outcome.payment);
      case 'unsettled':
        return void navigate(successAddress(outcome.payment), { replace: true });
      case 'totals-changed': {
        const changes = priceChanges(lines, outcome.change);
        onPricesChanged(changes);
        return fail({ kind: 'prices', changes, total: outcome.change.totals.total });
      }
      case 'invalid':
        onRejectedFields(outcome.fields);
        return fail({ kind: 'message', message: outcome.message });
      case 'unreachable':
        return void navigate(failureAddress(outcome.message, method, ongoingCheckout()?.payment?.paymentId));
      case 'failed':
        return fail({ kind: 'message', message: outcome.message });
    }
  };

  const run = async (work: () => Promise<PayOutcome | undefined>, during: PaymentStatus) => {
    if (busy.current) return;
    busy.current = true;
    setStatus(during);
    setProblem(undefined);
    try {
      const outcome = await work();
      if (outcome) settle(outcome);
      else setStatus('idle');
    } finally {
      busy.current = false;
    }
  };

  const start = (billing: BillingDetails) => {
    if (!detailsValid) return fail({ kind: 'message', message: DETAILS_MESSAGES.incomplete });
    const items = lines.map(({ id, quantity }) => ({ id, quantity }));
    const request = { amount: totals.total, items, billing: trimmed(billing), method };
    return run(() => pay(request, confirm.current), 'processing');
  };

  const resumeEarlier = useEffectEvent(() => {
    if (ongoingCheckout()?.payment) void run(resume, 'checking');
  });
  useEffect(() => resumeEarlier(), []);

  return {
    method,
    isFree,
    status,
    problem,
    detailsValid,
    /** Changing the method clears the error (S 4). */
    selectMethod: (next: PaymentMethodId) => {
      setMethod(next);
      setDetails(NO_DETAILS);
      setProblem(undefined);
      setStatus('idle');
    },
    refuse: () => fail({ kind: 'message', message: DETAILS_MESSAGES.incomplete }),
    pay: start,
    onDetails: useCallback((changed: Partial<PaymentDetails>) => setDetails((last) => ({ ...last, ...changed })), []),
    onConfirm: useCallback((next: Confirm | null) => {
      confirm.current = next;
    }, []),
  };
}
