import { PAYMENT_METHODS } from '@kiln/contracts/payment-methods';
import type { CreatedPayment, CreateIntentRequest, ProcessPaymentRequest } from '@kiln/contracts/payments-api';
import { http, HttpResponse, type JsonBodyType } from 'msw';
import { network } from './network';

/** A failed answer as the payments service words it. */
export function refusal(status: number, code: string, message: string, more: Record<string, unknown> = {}) {
  return HttpResponse.json({ success: false, error: { code, message, ...more } }, { status });
}

export function success(data: JsonBodyType) {
  return HttpResponse.json({ success: true, data });
}

export const TOTALS = { subtotal: 4800, tax: 480, total: 5280 };

/** What create-intent answers to a first press. */
export const INTENT: CreatedPayment = {
  orderId: 'ord_1',
  paymentId: 'pay_1',
  clientSecret: 'pi_1_secret',
  next: { kind: 'confirm', clientSecret: 'pi_1_secret' },
  status: 'created',
  totals: TOTALS,
  charge: { currency: 'usd', amount: TOTALS.total },
};

export const VERIFIED = { orderId: 'ord_1', paymentMethod: 'card', amount: 5280, status: 'paid' };

type Answer = () => Response | Promise<Response>;

/** A call without an answer of its own is answered as when all is well. Read at each call, so a test may change it. */
export interface PaymentsAnswers {
  createIntent?: Answer;
  verify?: Answer;
  process?: Answer;
  methods?: Answer;
}

/** The payments service: each call answers as named, or as it does when all is well. Returns what it was asked. */
export function answerPayments(answers: PaymentsAnswers = {}) {
  const asked = {
    createIntent: [] as CreateIntentRequest[],
    process: [] as ProcessPaymentRequest[],
    verify: [] as unknown[],
  };
  const url = (path: string) => `/api/payments${path}`;
  network.use(
    http.get(url('/methods'), () => answers.methods?.() ?? success(PAYMENT_METHODS.slice(0, 1).map(recommended))),
    http.get(url('/config'), () =>
      success({
        mode: 'sandbox',
        stripe: { publishableKey: 'pk_test_1', scriptUrl: '/sandbox/stripe/stripe.js' },
        paypal: null,
      }),
    ),
    http.post(url('/stripe/create-intent'), async ({ request }) => {
      asked.createIntent.push((await request.json()) as CreateIntentRequest);
      return answers.createIntent?.() ?? success({ ...INTENT });
    }),
    http.post(url('/process'), async ({ request }) => {
      asked.process.push((await request.json()) as ProcessPaymentRequest);
      return answers.process?.() ?? success(VERIFIED);
    }),
    http.post(url('/verify'), async ({ request }) => {
      asked.verify.push(await request.json());
      return answers.verify?.() ?? success(VERIFIED);
    }),
  );
  return asked;
}

const recommended = (method: object) => ({ ...method, recommended: true });
