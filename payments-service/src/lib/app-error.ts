/** Every way in which a call can end short of success. The HTTP status of each stands in middleware/error-response. */
export const ERROR_CODES = [
  'invalid_request',
  'invalid_json',
  'body_too_large',
  'card_data_refused',
  'foreign_origin',
  'unauthorized',
  'not_found',
  'order_not_found',
  'payment_not_found',
  'file_not_found',
  'link_expired',
  'access_pending',
  'access_revoked',
  'invoice_not_found',
  'invoice_closed',
  'invoice_conflict',
  'payment_method_unavailable',
  'on_account_disabled',
  'totals_changed',
  'payment_in_progress',
  'checkout_conflict',
  'checkout_paid',
  'already_owned',
  'payment_settling',
  'slow_down',
  'payment_incomplete',
  'payment_failed',
  'payment_cancelled',
  'payment_expired',
  'payment_refunded',
  'nothing_to_refund',
  'refund_too_much',
  'refund_by_hand',
  'refund_refused',
  'refund_conflict',
  'item_not_found',
  'order_unpaid',
  'order_erased',
  'erasure_blocked',
  'queue_entry_not_found',
  'queue_entry_resolved',
  'version_replaced',
  'card_declined',
  'insufficient_funds',
  'invalid_card',
  'too_many_requests',
  'invalid_signature',
  'catalogue_unavailable',
  'provider_unavailable',
  'provider_refused',
  'timeout',
  'internal_error',
] as const;
export type ErrorCode = (typeof ERROR_CODES)[number];

export interface AppErrorDetails {
  /** A message per rejected input field. */
  fields?: Record<string, string>;
  /** Sent beside the error, where the code says so (`totals_changed`). */
  data?: unknown;
  /** Seconds, for the header Retry-After. */
  retryAfterS?: number;
  cause?: unknown;
}

/** An expected end of a call: its message is for the buyer. Anything else thrown is answered as 'internal_error'. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly fields: Record<string, string> | undefined;
  readonly data: unknown;
  readonly retryAfterS: number | undefined;

  constructor(code: ErrorCode, message: string, details: AppErrorDetails = {}) {
    super(message, { cause: details.cause });
    this.name = 'AppError';
    this.code = code;
    this.fields = details.fields;
    this.data = details.data;
    this.retryAfterS = details.retryAfterS;
  }
}
