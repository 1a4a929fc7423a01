import { verificationSchema } from '@kiln/contracts/payments-answers-schema';
import { COMMON_FAILURES, failure, success } from './openapi';

/** What every call answers that asks whether a payment is paid. */
export const verificationResponses = {
  200: success(verificationSchema, 'Paid, or on its way with its `progress`'),
  402: failure('Not paid: the provider’s reason; `payment_incomplete` with `data.next`, for the browser that bought'),
  404: failure('`payment_not_found`'),
  ...COMMON_FAILURES,
};
