import { CHECKOUT_MESSAGES } from '@kiln/contracts/api-error';
import { DETAILS_MESSAGES, areDetailsValid } from '@kiln/contracts/payment-details';
import type { PaymentMethodId } from '@kiln/contracts/payment-methods';
import type { NextStep } from '@kiln/contracts/payments-api';
import { DIGITAL_CONTENT_CONSENT } from '@kiln/contracts/consent';
import type { Totals } from '@kiln/contracts/pricing';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { endCheckout, ongoingCheckout, type NotedPayment } from '../../lib/payments/checkout-session';
import { priceChanges, type CheckoutLine, type PriceChange } from './checkout-order';
import { clearBuyerDraft, type Buyer } from './buyer-details';
import { NO_DETAILS, type MethodDetails, type MethodHandle } from './methods/checkout-method';
import { cardMethod } from './methods/card/card-method';
import { checkoutMethod } from './methods/registry';
import { pay, type BoughtBeforeOutcome, type PayOutcome } from './pay';
import { failureAddress, successAddress } from './result-address';
import { recordMade, resume } from './resume';

/** S 3's payment status values, and `checking`: an earlier payment of this checkout is asked about. */
export type PaymentStatus = 'idle' | 'checking' | 'processing' | 'success' | 'error';

export type CheckoutProblem =
  | { kind: 'message'; message: string }
  | { kind: 'prices'; changes: PriceChange[]; total: number }
  | BoughtBeforeOutcome;

export interface CheckoutInput {
  lines: readonly CheckoutLine[];
  totals: Totals;
  /** The payment is made or surely under way: what it pays for leaves the cart. */
  onPaid: (payment: NotedPayment) => void;
  /** The cart's prices are older than the shop's. */
  onPricesChanged: (changes: PriceChange[]) => void;
  /** Messages for the contact fields that the service did not take. */
  onRejectedFields: (fields: Record<string, string>) => void;
}

/** The checkout's state from the first key to the buyer's way to the result screen (S 4). */
export function useCheckout({ lines, totals, onPaid, onPricesChanged, onRejectedFields }: CheckoutInput) {
  const navigate = useNavigate();
  const [method, setMethod] = useState<PaymentMethodId>('card');
  const [details, setDetails] = useState(NO_DETAILS);
  const [status, setStatus] = useState<PaymentStatus>('idle');
  const [problem, setProblem] = useState<CheckoutProblem>();
  const [waiting, setWaiting] = useState<{ payment: NotedPayment; next: NextStep }>();
  const lastBuyer = useRef<Buyer>(undefined);
  /** The items that the buyer buys again although they bought them before. */
  const boughtAgain = useRef<string>(undefined);
  const shown = useRef<MethodHandle>(null);
  /** Two presses can come before a render; only this stands between them. */
  const busy = useRef(false);

  const items = lines.map(({ id, quantity }) => ({ id, quantity }));
  const isFree = totals.total === 0;
  const detailsValid = isFree || areDetailsValid(method, details);

  const fail = (next: CheckoutProblem) => {
    setProblem(next);
    setStatus('error');
    setWaiting(undefined);
  };

  const finish = (payment: NotedPayment) => {
    setStatus('success');
    endCheckout();
    clearBuyerDraft();
    onPaid(payment);
    void navigate(successAddress(payment), { replace: true });
  };

  const settle = (outcome: PayOutcome) => {
    switch (outcome.kind) {
      case 'done':
        return finish(outcome.payment);
      case 'unsettled':
        return void navigate(successAddress(outcome.payment), { replace: true });
      case 'waiting': {
        const { payment, next } = outcome;
        setMethod(payment.method);
        setStatus('idle');
        return setWaiting({ payment, next });
      }
      case 'totals-changed': {
        const changes = priceChanges(lines, outcome.change);
        onPricesChanged(changes);
        return fail({ kind: 'prices', changes, total: outcome.change.totals.total });
      }
      case 'bought-before':
        return fail(outcome);
      case 'invalid':
        onRejectedFields(outcome.fields);
        return fail({ kind: 'message', message: outcome.message });
      case 'unreachable':
        return void navigate(failureAddress(outcome.message, method, ongoingCheckout()?.payment?.paymentId));
      case 'failed':
        return fail({ kind: 'message', message: outcome.message });
    }
  };

  /** True when the payment was taken. */
  const run = async (work: () => Promise<PayOutcome | undefined>, during: PaymentStatus): Promise<boolean> => {
    if (busy.current) return false;
    busy.current = true;
    setStatus(during);
    setProblem(undefined);
    try {
      const outcome = await work();
      if (outcome) settle(outcome);
      else setStatus('idle');
      return outcome?.kind === 'done' || outcome?.kind === 'unsettled';
    } finally {
      busy.current = false;
    }
  };

  const refuse = () => fail({ kind: 'message', message: DETAILS_MESSAGES.incomplete });

  const start = async (buyer: Buyer, handle: MethodHandle | null = shown.current) => {
    const chosen = isFree ? cardMethod : checkoutMethod(method);
    if (!chosen) {
      fail({ kind: 'message', message: CHECKOUT_MESSAGES.invalidMethod });
      return false;
    }
    if (!detailsValid) {
      refuse();
      return false;
    }
    lastBuyer.current = buyer;
    const order = {
      items,
      billing_details: buyer.billing,
      ...(buyer.invoice && { invoice: buyer.invoice }),
      consent: { version: DIGITAL_CONTENT_CONSENT.version },
      ...(boughtAgain.current === JSON.stringify(items) && { buy_again: true }),
    };
    return run(() => pay({ amount: totals.total, order, details, method: chosen }, handle), 'processing');
  };

  const leave = (message?: string) => {
    setWaiting(undefined);
    setProblem(message ? { kind: 'message', message } : undefined);
  };

  const resumeEarlier = useEffectEvent(() => {
    if (ongoingCheckout()?.payment) void run(resume, 'checking');
  });
  useEffect(() => resumeEarlier(), []);

  return {
    method,
    details,
    isFree,
    status,
    problem,
    detailsValid,
    waiting: waiting && {
      ...waiting,
      onMade: () => void run(() => recordMade(waiting.payment), 'processing'),
      onRestart: () => {
        leave();
        if (lastBuyer.current && detailsValid) void start(lastBuyer.current);
      },
      onLeave: leave,
    },
    /** Changing the method clears the error (S 4). */
    selectMethod: (next: PaymentMethodId) => {
      setMethod(next);
      setDetails(NO_DETAILS);
      setProblem(undefined);
      setStatus('idle');
    },
    refuse,
    pay: start,
    /** The buyer was told what they bought before: from now on it is bought again. */
    allowBuyingAgain: () => {
      boughtAgain.current = JSON.stringify(items);
      setProblem(undefined);
    },
    onDetails: useCallback((changed: Partial<MethodDetails>) => setDetails((last) => ({ ...last, ...changed })), []),
    onHandle: useCallback((next: MethodHandle | null) => {
      shown.current = next;
    }, []),
  };
}
