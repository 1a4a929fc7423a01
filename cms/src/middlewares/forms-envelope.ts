import type { Core } from '@strapi/strapi';
import { FormError, type FormErrorCode } from '../forms/form-error';

const OURS = /^\/api\/(submit-consultation|inquiries|bookings)(\/|$)/;

const CODES: Record<number, FormErrorCode> = {
  400: 'bad_request',
  401: 'forbidden',
  403: 'forbidden',
  404: 'not_found',
  405: 'not_found',
  413: 'bad_request',
};

/** The forms' calls take JSON and answer failures as `{success: false, error: {code, message, fields?}}` (S 7). */
const formsEnvelope: Core.MiddlewareFactory = (_config, { strapi }) => {
  return async (ctx, next) => {
    if (!OURS.test(ctx.path)) return next();

    ctx.set('Cache-Control', 'no-store');
    try {
      // A form of another site can send no JSON without asking first.
      if (ctx.method === 'POST' && !ctx.is('application/json')) {
        throw new FormError('unsupported_media_type', 'Send the form as JSON.');
      }
      await next();
      if (ctx.status >= 400) throw fromStatus(ctx.status);
    } catch (error) {
      const refusal = error instanceof FormError ? error : fromStatus(readStatus(error));
      if (refusal.status >= 500) strapi.log.error(error);
      const { code, message, details } = refusal;
      if (details.retryAfter !== undefined) ctx.set('Retry-After', String(details.retryAfter));
      ctx.status = refusal.status;
      ctx.body = { success: false, error: { code, message, ...(details.fields && { fields: details.fields }) } };
    }
  };
};

export default formsEnvelope;

function fromStatus(status: number): FormError {
  return new FormError(CODES[status] ?? 'internal_error', 'Something went wrong. Please try again.');
}

/** Koa's errors carry a status. */
function readStatus(error: unknown): number {
  return error instanceof Error && 'status' in error && typeof error.status === 'number' ? error.status : 500;
}
