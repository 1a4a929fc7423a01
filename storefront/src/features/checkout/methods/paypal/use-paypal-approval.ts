import { CHECKOUT_MESSAGES } from '@kiln/contracts/api-error';
import type { PaymentIncomplete } from '@kiln/contracts/payments-api';
import type { PayPalButtonsComponentProps } from '@paypal/react-paypal-js';
import { useRef, useState } from 'react';
import { RefusedError } from '../../../../lib/request';
import { failure, failureOf } from '../../payment-error';
import type { Confirmation, MethodHandle, PayButtonProps } from '../checkout-method';
import { capturePayPalOrder } from './paypal-calls';

type Callbacks = Required<
  Pick<PayPalButtonsComponentProps, 'onClick' | 'createOrder' | 'onApprove' | 'onCancel' | 'onError'>
>;

/** The buyer's source of money did not work (INSTRUMENT_DECLINED), and the order takes another one. */
function isOpenForAnotherCard(error: unknown): boolean {
  if (!(error instanceof RefusedError)) return false;
  return (error.data as Partial<PaymentIncomplete> | undefined)?.next?.kind === 'approve';
}

/**
 * PayPal's callbacks as one press of the pay button: the order is created, the buyer approves in PayPal's window, the
 * service captures. Exactly one of approve, cancel and error settles the press.
 */
export function usePayPalApproval({ ready, pay }: Pick<PayButtonProps, 'ready' | 'pay'>) {
  const settle = useRef<(confirmation: Confirmation) => void>(undefined);
  const [open, setOpen] = useState(false);

  const decided = (confirmation: Confirmation) => {
    settle.current?.(confirmation);
    settle.current = undefined;
  };

  const createOrder = () =>
    new Promise<string>((resolve, reject) => {
      const confirm: MethodHandle['confirm'] = (next) => {
        if (next.kind !== 'approve') return Promise.resolve(failure(CHECKOUT_MESSAGES.paypalFailed));
        resolve(next.orderID);
        return new Promise((approval) => {
          settle.current = approval;
        });
      };
      setOpen(true);
      // Without an order PayPal closes its window; the screen has told why by then.
      void pay({ confirm }).then(() => {
        setOpen(false);
        reject(new Error('No PayPal order was made'));
      });
    });

  const callbacks: Callbacks = {
    onClick: async (_, actions) => ((await ready()) ? actions.resolve() : actions.reject()),
    createOrder,
    onApprove: async ({ orderID }, actions) => {
      try {
        await capturePayPalOrder(orderID);
        decided({ kind: 'confirmed', id: orderID });
      } catch (error) {
        if (isOpenForAnotherCard(error)) return actions.restart();
        decided(error instanceof RefusedError ? failure(CHECKOUT_MESSAGES.paypalFailed) : failureOf(error));
      }
    },
    onCancel: () => decided(failure(CHECKOUT_MESSAGES.cancelled)),
    onError: () => decided(failure(CHECKOUT_MESSAGES.paypalFailed)),
  };
  return { callbacks, open };
}
