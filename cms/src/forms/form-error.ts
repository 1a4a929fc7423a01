/** Why a form was not taken, as the visitor reads it. */
export type FormErrorCode =
  | 'invalid_fields'
  | 'too_many_requests'
  | 'slot_taken'
  | 'slot_not_offered'
  | 'unsupported_media_type'
  | 'bad_request'
  | 'forbidden'
  | 'not_found'
  | 'internal_error';

const STATUS: Record<FormErrorCode, number> = {
  bad_request: 400,
  invalid_fields: 400,
  forbidden: 403,
  not_found: 404,
  slot_taken: 409,
  slot_not_offered: 409,
  unsupported_media_type: 415,
  too_many_requests: 429,
  internal_error: 500,
};

interface Details {
  /** A message per rejected field. */
  fields?: Record<string, string>;
  /** Seconds until it may be tried again. */
  retryAfter?: number;
}

/** A form that is not taken. The middleware `forms-envelope` answers it. */
export class FormError extends Error {
  readonly status: number;

  constructor(
    readonly code: FormErrorCode,
    message: string,
    readonly details: Details = {},
  ) {
    super(message);
    this.name = 'FormError';
    this.status = STATUS[code];
  }
}
