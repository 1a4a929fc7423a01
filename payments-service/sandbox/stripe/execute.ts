import type { FailureStatus } from '../control/faults';
import type { SandboxDatabase } from '../database';
import { expandAnswer } from './expand';
import type { StripeEndpoint } from './endpoints';
import type { FormObject } from './form-body';
import { fingerprintOf, type IdempotencyStore } from './idempotency';
import type { StripeCall, StripeContext } from './stripe-context';
import { StripeError } from './stripe-error';

export interface StripeRequest extends StripeCall {
  method: string;
  path: string;
  /** The raw form, for the idempotency fingerprint. */
  form: string;
  apiVersion: string | null;
  failure: FailureStatus | undefined;
}

export interface StripeAnswer {
  status: number;
  body: string;
  /** Id of the request that made the answer, when this is a replay of it. */
  originalRequest: string | null;
}

/**
 * Answers one request in one transaction: what it changes, its events and the kept answer stand or fall together.
 * A refusal is an answer like any other; only a bug rolls back.
 */
export function executeStripeRequest(
  database: SandboxDatabase,
  idempotency: IdempotencyStore,
  context: StripeContext,
  endpoint: StripeEndpoint,
  request: StripeRequest,
): StripeAnswer {
  const work = database.transaction(() => {
    const answer = answerOnce(idempotency, context, endpoint, request);
    database
      .prepare(
        `INSERT INTO requests (id, at, method, path, status, idempotency_key, api_version, replayed)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
      )
      .run(
        request.requestId,
        context.now(),
        request.method,
        request.path,
        answer.status,
        request.idempotencyKey,
        request.apiVersion,
        answer.originalRequest === null ? 0 : 1,
      );
    return answer;
  });
  return work.immediate();
}

function answerOnce(
  idempotency: IdempotencyStore,
  context: StripeContext,
  endpoint: StripeEndpoint,
  request: StripeRequest,
): StripeAnswer {
  const key = endpoint.method === 'POST' ? request.idempotencyKey : null;
  const fingerprint = fingerprintOf(request.method, request.path, request.form);
  try {
    const kept = key === null ? undefined : idempotency.find(key, fingerprint);
    if (kept !== undefined) return { status: kept.status, body: kept.body, originalRequest: kept.requestId };
  } catch (error) {
    return refusal(error);
  }
  const answer = handle(context, endpoint, request);
  if (key !== null && isKept(answer.status)) {
    idempotency.keep(key, fingerprint, { ...answer, requestId: request.requestId }, context.now());
  }
  return answer;
}

function handle(context: StripeContext, endpoint: StripeEndpoint, request: StripeRequest): StripeAnswer {
  try {
    const scripted = request.failure;
    if (typeof scripted === 'number') {
      throw new StripeError(scripted, { type: 'api_error', message: 'Scripted failure of the sandbox.' });
    }
    const { expand, ...params } = request.params as FormObject;
    const object = endpoint.handle({ ...request, params }, context);
    return { status: 200, body: json(expandAnswer(object, expand, context.store)), originalRequest: null };
  } catch (error) {
    return refusal(error);
  }
}

function refusal(error: unknown): StripeAnswer {
  if (!(error instanceof StripeError)) throw error;
  return { status: error.status, body: json({ error: error.body }), originalRequest: null };
}

// Stripe keeps what began to execute: answers, declines and 500s, but not requests it never took up.
function isKept(status: number): boolean {
  return status < 400 || status === 402 || status === 500;
}

function json(value: object): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
