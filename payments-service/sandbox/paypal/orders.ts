import { z } from 'zod';
import { JsonRefusal, type JsonAnswer, type JsonCall } from '../json-provider';
import { emitPayPal, payPalId, timestamp, type Capture, type Order, type PayPalContext } from './paypal-context';
import { errorBody, malformed, mocked, notFound, unprocessable } from './refusals';
import { approvalAddress, presentCapture, presentOrder } from './present';

export const moneySchema = z.strictObject({
  currency_code: z.string().regex(/^[A-Z]{3}$/),
  value: z.string().regex(/^\d{1,10}\.\d{2}$/),
});

const contextSchema = z.looseObject({ return_url: z.url().optional(), cancel_url: z.url().optional() });

const orderSchema = z.looseObject({
  intent: z.literal('CAPTURE'),
  purchase_units: z
    .array(
      z.looseObject({
        reference_id: z.string().min(1).max(256).default('default'),
        amount: z.looseObject(moneySchema.shape),
        description: z.string().max(127).optional(),
        custom_id: z.string().max(255).optional(),
        invoice_id: z.string().max(127).optional(),
      }),
    )
    .length(1),
  payment_source: z.looseObject({ paypal: z.looseObject({ experience_context: contextSchema.optional() }) }).optional(),
  application_context: contextSchema.optional(),
});

/** POST /v2/checkout/orders, intent CAPTURE, one purchase unit. */
export function createOrder(call: JsonCall, context: PayPalContext): JsonAnswer {
  const request = validated(orderSchema, call.body);
  if (request.payment_source !== undefined && call.header('paypal-request-id') === undefined) {
    throw malformed('PAYPAL_REQUEST_ID_REQUIRED');
  }
  const [unit] = request.purchase_units;
  if (unit === undefined || Number(unit.amount.value) <= 0) {
    throw unprocessable('CANNOT_BE_ZERO_OR_NEGATIVE');
  }
  const urls = request.payment_source?.paypal.experience_context ?? request.application_context;
  const order: Order = {
    id: payPalId(),
    object: 'paypal_order',
    status: request.payment_source === undefined ? 'CREATED' : 'PAYER_ACTION_REQUIRED',
    unit: unit as Order['unit'],
    returnUrl: urls?.return_url,
    cancelUrl: urls?.cancel_url,
    captureAs: 'COMPLETED',
    refundAs: 'COMPLETED',
    captureId: null,
    createdAt: timestamp(context),
  };
  context.store.save(order);
  return { status: 201, body: presentOrder(context, order, call.header('prefer') ?? '') };
}

/** GET /v2/checkout/orders/:id. */
export function getOrder(call: JsonCall, context: PayPalContext): JsonAnswer {
  return { status: 200, body: presentOrder(context, loadOrder(context, call.id)) };
}

/** POST /v2/checkout/orders/:id/capture: of an approved order, once; the capture has a status of its own. */
export function captureOrder(call: JsonCall, context: PayPalContext): JsonAnswer {
  const order = loadOrder(context, call.id);
  refuseAsMocked(call);
  if (order.status === 'COMPLETED') throw unprocessable('ORDER_ALREADY_CAPTURED');
  if (order.status !== 'APPROVED') {
    throw unprocessable('ORDER_NOT_APPROVED');
  }
  const invoiceId = order.unit.invoice_id;
  if (invoiceId !== undefined && context.store.find('paypal_invoice', `invoice/${invoiceId}`) !== undefined) {
    throw unprocessable('DUPLICATE_INVOICE_ID');
  }
  const { captureAs } = order;
  if (captureAs === 'INSTRUMENT_DECLINED') throw askAgain(context, order);
  const capture: Capture = {
    id: payPalId(),
    object: 'paypal_capture',
    orderId: order.id,
    status: captureAs,
    amount: { currency_code: order.unit.amount.currency_code, value: order.unit.amount.value },
    invoiceId,
    customId: order.unit.custom_id,
    refunded: 0,
    createdAt: timestamp(context),
  };
  const completed: Order = { ...order, status: 'COMPLETED', captureId: capture.id };
  context.store.save(capture, order.id);
  context.store.save(completed);
  if (invoiceId !== undefined && capture.status !== 'DECLINED') {
    context.store.save({ id: `invoice/${invoiceId}`, object: 'paypal_invoice' }, capture.id);
  }
  const event = capture.status === 'DECLINED' ? 'DENIED' : capture.status;
  emitPayPal(context, `PAYMENT.CAPTURE.${event}`, order.id, presentCapture(capture));
  return { status: 201, body: presentOrder(context, completed, call.header('prefer') ?? '') };
}

/** The card or bank behind the buyer's account refuses: the buyer approves the same order with another one. */
function askAgain(context: PayPalContext, order: Order): JsonRefusal {
  const open: Order = { ...order, status: 'PAYER_ACTION_REQUIRED', captureAs: 'COMPLETED' };
  context.store.save(open);
  return unprocessable('INSTRUMENT_DECLINED', [
    { href: approvalAddress(context, order), rel: 'redirect', method: 'GET' },
  ]);
}

export function loadOrder(context: PayPalContext, id: string): Order {
  const order = context.store.find<Order>('paypal_order', id);
  if (order === undefined) throw notFound();
  return order;
}

/** PayPal's negative tests: `PayPal-Mock-Response: {"mock_application_codes":"INSTRUMENT_DECLINED"}`. */
export function refuseAsMocked(call: JsonCall): void {
  const header = call.header('paypal-mock-response');
  if (header === undefined) return;
  const issue = validated(z.looseObject({ mock_application_codes: z.string() }), parsed(header)).mock_application_codes;
  if (!issue.startsWith('INTERNAL')) throw mocked(issue);
  const message = 'An internal server error has occurred.';
  throw new JsonRefusal({ status: 500, body: errorBody('INTERNAL_SERVER_ERROR', message, [{ issue }]) });
}

/** The body, or 400 INVALID_REQUEST that names the first field that is wrong. */
export function validated<T>(schema: z.ZodType<T>, body: unknown): T {
  const result = schema.safeParse(body);
  if (result.success) return result.data;
  throw malformed('INVALID_PARAMETER_SYNTAX', `/${result.error.issues[0]?.path.join('/') ?? ''}`);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
