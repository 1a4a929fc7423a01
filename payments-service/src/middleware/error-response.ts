import type { Context, ErrorHandler, NotFoundHandler } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { AppError, type ErrorCode } from '../lib/app-error';
import type { AppEnv } from './app-env';

/** Every code and its HTTP status. */
const STATUSES: Record<ErrorCode, ContentfulStatusCode> = {
  invalid_request: 422,
  invalid_json: 400,
  body_too_large: 413,
  card_data_refused: 422,
  foreign_origin: 403,
  unauthorized: 401,
  not_found: 404,
  order_not_found: 404,
  payment_not_found: 404,
  file_not_found: 404,
  link_expired: 410,
  access_pending: 403,
  access_revoked: 403,
  invoice_not_found: 404,
  invoice_closed: 409,
  invoice_conflict: 409,
  payment_method_unavailable: 422,
  on_account_disabled: 422,
  totals_changed: 409,
  payment_in_progress: 409,
  checkout_conflict: 409,
  checkout_paid: 409,
  already_owned: 409,
  payment_settling: 409,
  slow_down: 429,
  payment_incomplete: 402,
  payment_failed: 402,
  payment_cancelled: 402,
  payment_expired: 402,
  payment_refunded: 402,
  nothing_to_refund: 409,
  refund_too_much: 409,
  refund_by_hand: 409,
  refund_refused: 409,
  refund_conflict: 409,
  item_not_found: 404,
  order_unpaid: 409,
  order_erased: 409,
  erasure_blocked: 409,
  queue_entry_not_found: 404,
  queue_entry_resolved: 409,
  version_replaced: 409,
  card_declined: 402,
  insufficient_funds: 402,
  invalid_card: 402,
  too_many_requests: 429,
  invalid_signature: 400,
  catalogue_unavailable: 503,
  provider_unavailable: 503,
  provider_refused: 422,
  timeout: 503,
  internal_error: 500,
};

export const respondToError: ErrorHandler<AppEnv> = (error, context) => {
  const known = toAppError(error);
  if (known) {
    if (STATUSES[known.code] >= 500) context.var.log.error({ err: error, code: known.code }, 'request failed');
    return answer(context, known);
  }
  context.var.log.error({ err: error }, 'request failed unexpectedly');
  const message = `Something went wrong on our side. If it stays, tell us this number: ${context.var.requestId}`;
  return answer(context, new AppError('internal_error', message));
};

export const respondToUnknownPath: NotFoundHandler<AppEnv> = (context) =>
  answer(context, new AppError('not_found', 'Nothing here.'));

function toAppError(error: Error): AppError | undefined {
  if (error instanceof AppError) return error;
  if (error.name === 'ProviderUnavailableError') {
    return new AppError(
      'provider_unavailable',
      'The payment provider cannot be reached right now. Please try again: an order is never charged twice.',
    );
  }
  if (!(error instanceof HTTPException)) return undefined;
  if (error.status === 400) return new AppError('invalid_json', 'The body is not valid JSON.');
  // What hono/timeout throws.
  return error.status === 504 ? new AppError('timeout', 'This takes too long. Please try again.') : undefined;
}

function answer(context: Context<AppEnv>, error: AppError): Response {
  const { code, message, fields, data, retryAfterS } = error;
  return context.json(
    {
      success: false,
      error: { code, message, ...(fields ? { fields } : {}) },
      ...(data === undefined ? {} : { data }),
    },
    STATUSES[code],
    { 'cache-control': 'no-store', ...(retryAfterS === undefined ? {} : { 'retry-after': String(retryAfterS) }) },
  );
}
