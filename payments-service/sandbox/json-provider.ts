import type { HttpBindings } from '@hono/node-server';
import { createHash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { Hono, type Context } from 'hono';
import type { FaultStore } from './control/faults';
import { cutConnection } from './cut-connection';
import type { SandboxDatabase } from './database';
import { newId } from './ids';

/** The real socket is there when the sandbox listens. */
export type ProviderEnv = { Bindings: Partial<HttpBindings> };

export interface JsonCall {
  /** `:id` of the path, or empty. */
  id: string;
  query: Record<string, string>;
  /** Parsed JSON; undefined without a body. */
  body: unknown;
  header(name: string): string | undefined;
}

export interface JsonAnswer {
  status: number;
  body: object;
}

/** An answer that is not 2xx. What was written before it is thrown stays written, as at the providers. */
export class JsonRefusal extends Error {
  constructor(readonly answer: JsonAnswer) {
    super(`refused with ${answer.status}`);
  }
}

export interface JsonEndpoint<C> {
  method: 'GET' | 'POST';
  path: string;
  handle(call: JsonCall, context: C): JsonAnswer;
}

export interface JsonProvider<C> {
  endpoints: readonly JsonEndpoint<C>[];
  context: C;
  /** Throws a `JsonRefusal` unless the caller may call. */
  authorize(header: (name: string) => string | undefined): void;
  /** The provider's envelope for an error that is nobody's fault but the sandbox's script or the address. */
  failure(status: number, message: string): object;
  /** The header that makes a POST repeatable, and what a repeated 201 becomes. */
  idempotency?: { header: string; replayStatus: 200; mismatch(): JsonAnswer };
  database: SandboxDatabase;
  faults: FaultStore;
  /** Milliseconds. */
  now(): number;
  wake(): void;
}

/** A provider's JSON API: each request is one transaction, and misbehaves as scripted. */
export function jsonProviderRoutes<C>(provider: JsonProvider<C>): Hono<ProviderEnv> {
  const app = new Hono<ProviderEnv>();
  for (const endpoint of provider.endpoints) {
    app.on(endpoint.method, endpoint.path, async (c) => {
      const text = await c.req.text();
      const { status: failure, delayMs } = provider.faults.takeCallFault(endpoint.method, c.req.path);
      if (delayMs > 0) await delay(delayMs);
      if (failure === 'cut_before') return cutConnection(c);
      const scripted = typeof failure === 'number' ? failure : undefined;
      const answer = provider.database.transaction(() => execute(provider, endpoint, c, text, scripted)).immediate();
      provider.wake();
      return failure === 'cut' ? cutConnection(c) : send(answer);
    });
  }
  app.all('*', (c) => send({ status: 404, body: provider.failure(404, `No such address: ${c.req.path}`) }));
  return app;
}

function execute<C>(
  provider: JsonProvider<C>,
  endpoint: JsonEndpoint<C>,
  c: Context<ProviderEnv>,
  text: string,
  scripted: number | undefined,
): JsonAnswer {
  const key = provider.idempotency === undefined ? undefined : c.req.header(provider.idempotency.header);
  const header = (name: string) => c.req.header(name);
  const answer = attempt(() => {
    provider.authorize(header);
    return answerOnce(provider, endpoint.method === 'POST' ? key : undefined, `${c.req.path}\n${text}`, () => {
      if (scripted !== undefined) {
        const body = provider.failure(scripted, 'Scripted failure of the sandbox.');
        throw new JsonRefusal({ status: scripted, body });
      }
      const call = { id: c.req.param('id') ?? '', query: c.req.query(), body: parse(provider, text), header };
      return endpoint.handle(call, provider.context);
    });
  });
  provider.database
    .prepare(
      `INSERT INTO requests (id, at, method, path, status, idempotency_key, api_version, replayed)
       VALUES (?, ?, ?, ?, ?, ?, NULL, ?)`,
    )
    .run(
      newId('req'),
      provider.now(),
      endpoint.method,
      c.req.path,
      answer.status,
      key ?? null,
      answer.replayed ? 1 : 0,
    );
  return answer;
}

interface GivenAnswer extends JsonAnswer {
  replayed: boolean;
}

/** What was understood and refused is kept under its key as well. */
function refusedToo(work: () => JsonAnswer): JsonAnswer {
  try {
    return work();
  } catch (error) {
    if (error instanceof JsonRefusal && error.answer.status === 422) return error.answer;
    throw error;
  }
}

function answerOnce<C>(
  { database, idempotency, now }: JsonProvider<C>,
  requestId: string | undefined,
  request: string,
  work: () => JsonAnswer,
): GivenAnswer {
  if (idempotency === undefined || requestId === undefined) return { ...work(), replayed: false };
  const key = `${request.split('\n', 1)[0]} ${requestId}`;
  const fingerprint = createHash('sha256').update(request).digest('hex');
  const kept = database.prepare('SELECT fingerprint, status, body FROM idempotent_answers WHERE key = ?').get(key) as
    { fingerprint: string; status: number; body: string } | undefined;
  if (kept !== undefined) {
    const status = kept.status === 201 ? idempotency.replayStatus : kept.status;
    const replay = { status, body: JSON.parse(kept.body) as object };
    return { ...(kept.fingerprint === fingerprint ? replay : idempotency.mismatch()), replayed: true };
  }
  const answer = refusedToo(work);
  database
    .prepare(
      `INSERT INTO idempotent_answers (key, fingerprint, request_id, status, body, created_at) VALUES (?, ?, ?, ?, ?, ?)`,
    )
    .run(key, fingerprint, requestId, answer.status, JSON.stringify(answer.body), now());
  return { ...answer, replayed: false };
}

function attempt(work: () => GivenAnswer): GivenAnswer {
  try {
    return work();
  } catch (error) {
    if (error instanceof JsonRefusal) return { ...error.answer, replayed: false };
    throw error;
  }
}

function parse<C>(provider: JsonProvider<C>, text: string): unknown {
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    throw new JsonRefusal({ status: 400, body: provider.failure(400, 'The request is no JSON.') });
  }
}

function send({ status, body }: JsonAnswer): Response {
  const headers = { 'content-type': 'application/json', 'cache-control': 'no-store' };
  return new Response(JSON.stringify(body), { status, headers });
}
