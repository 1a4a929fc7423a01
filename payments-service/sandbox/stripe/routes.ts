import type { HttpBindings } from '@hono/node-server';
import { Hono, type Context } from 'hono';
import { setTimeout as delay } from 'node:timers/promises';
import type { FaultStore } from '../control/faults';
import { cutConnection } from '../cut-connection';
import type { SandboxDatabase } from '../database';
import { newId } from '../ids';
import { authenticate, type StripeKeys } from './authenticate';
import { STRIPE_ENDPOINTS, type StripeEndpoint } from './endpoints';
import { executeStripeRequest, type StripeAnswer } from './execute';
import { parseForm } from './form-body';
import { IdempotencyStore } from './idempotency';
import type { StripeContext } from './stripe-context';
import { StripeError } from './stripe-error';

export interface StripeRoutesOptions {
  database: SandboxDatabase;
  faults: FaultStore;
  keys: StripeKeys;
  context: StripeContext;
  /** Called after every request: it may have stored events. */
  wake(): void;
}

type Env = { Bindings: Partial<HttpBindings> };

/** Stripe's API below `/v1`. */
export function stripeRoutes(options: StripeRoutesOptions): Hono<Env> {
  const idempotency = new IdempotencyStore(options.database);
  const app = new Hono<Env>();

  const respond = async (c: Context<Env>, endpoint: StripeEndpoint) => {
    const requestId = newId('req');
    const form = endpoint.method === 'POST' ? await c.req.text() : new URL(c.req.url).search.slice(1);
    const { key: keyParam, ...params } = parseForm(form);
    // One path for both mounts (`/v1`, `/sandbox/stripe/v1`), so that faults and idempotency see the same request.
    const path = c.req.path.replace(/^\/sandbox\/stripe/, '');
    try {
      const key = authenticate(c.req.header('authorization'), keyParam?.toString(), options.keys);
      if (key === 'publishable' && !endpoint.browser) throw secretKeyRequired();
      const isSpared = key === 'publishable';
      const { status: failure, delayMs } = options.faults.takeCallFault(endpoint.method, path, { isSpared });
      if (delayMs > 0) await delay(delayMs);
      if (failure === 'cut_before') return cutConnection(c);
      const answer = executeStripeRequest(options.database, idempotency, options.context, endpoint, {
        id: c.req.param('id') ?? '',
        params,
        key,
        requestId,
        idempotencyKey: c.req.header('idempotency-key') ?? null,
        method: endpoint.method,
        path,
        form,
        apiVersion: c.req.header('stripe-version') ?? null,
        failure,
      });
      options.wake();
      return failure === 'cut' ? cutConnection(c) : send(c, requestId, answer);
    } catch (error) {
      if (!(error instanceof StripeError)) throw error;
      return send(c, requestId, {
        status: error.status,
        body: JSON.stringify({ error: error.body }),
        originalRequest: null,
      });
    }
  };

  for (const endpoint of STRIPE_ENDPOINTS) {
    app.on(endpoint.method, endpoint.path, (c) => respond(c, endpoint));
  }
  app.all('*', (c) => {
    const message = `Unrecognized request URL (${c.req.method}: ${c.req.path}).`;
    const body = JSON.stringify({ error: { type: 'invalid_request_error', message } });
    return send(c, newId('req'), { status: 404, body, originalRequest: null });
  });
  return app;
}

function send(c: Context<Env>, requestId: string, answer: StripeAnswer): Response {
  const headers = new Headers({
    'content-type': 'application/json',
    'cache-control': 'no-store',
    'request-id': requestId,
  });
  for (const name of ['idempotency-key', 'stripe-version']) {
    const value = c.req.header(name);
    if (value !== undefined) headers.set(name, value);
  }
  if (answer.originalRequest !== null) {
    headers.set('idempotent-replayed', 'true');
    headers.set('original-request', answer.originalRequest);
  }
  return new Response(answer.body, { status: answer.status, headers });
}

function secretKeyRequired(): StripeError {
  return new StripeError(403, {
    type: 'invalid_request_error',
    code: 'secret_key_required',
    message: 'This API call cannot be made with a publishable API key. Please use a secret API key.',
  });
}
