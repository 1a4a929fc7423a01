import { Hono } from 'hono';
import { z } from 'zod';
import type { SandboxDatabase } from '../database';
import type { MovableClock } from '../movable-clock';
import type { ObjectStore } from '../object-store';
import { sameSecret } from '../stripe/authenticate';
import type { EventLog } from '../webhooks/event-log';
import type { ControlledPayments } from './controlled-payments';
import { faultsSchema, type FaultStore } from './faults';

export interface ControlOptions {
  database: SandboxDatabase;
  faults: FaultStore;
  events: EventLog;
  store: ObjectStore;
  payments: ControlledPayments;
  clock: MovableClock;
  secretKey: string;
  wake(): void;
}

const LISTED = 1000;

const outcomeSchema = z.strictObject({ outcome: z.string() });
const clockSchema = z.strictObject({ advanceMs: z.number().int().min(1) });

/** Scripting and inspection, below `/sandbox/control`, for the holder of the secret key. */
export function controlRoutes(options: ControlOptions): Hono {
  const app = new Hono();
  app.use(async (c, next) => {
    const given = (c.req.header('authorization') ?? '').replace(/^Bearer /, '');
    if (!sameSecret(given, options.secretKey))
      return c.json({ error: 'Send the secret key as Authorization: Bearer.' }, 401);
    return next();
  });
  app.get('/faults', (c) => c.json(options.faults.read()));
  app.put('/faults', async (c) => {
    const parsed = faultsSchema.safeParse(await c.req.json().catch(() => null));
    if (!parsed.success) return c.json({ error: parsed.error.issues }, 422);
    options.faults.write(parsed.data);
    return c.json(parsed.data);
  });
  app.delete('/faults', (c) => {
    options.faults.write(faultsSchema.parse({}));
    return c.body(null, 204);
  });
  app.get('/payments', (c) => c.json(options.payments.list(LISTED)));
  app.post('/payments/:id/outcome', async (c) => {
    const id = c.req.param('id');
    const parsed = outcomeSchema.safeParse(await c.req.json().catch(() => null));
    if (!parsed.success) return c.json({ error: parsed.error.issues }, 422);
    const chosen = options.payments.choose(id, parsed.data.outcome);
    if (chosen === undefined) return c.json({ error: 'No such payment.' }, 404);
    const payment = options.payments.find(id);
    if (!chosen) return c.json({ error: `Choose one of its outcomes: ${payment?.outcomes.join(', ')}.` }, 409);
    return c.json(payment);
  });
  app.post('/clock', async (c) => {
    const parsed = clockSchema.safeParse(await c.req.json().catch(() => null));
    if (!parsed.success) return c.json({ error: parsed.error.issues }, 422);
    options.clock.advance(parsed.data.advanceMs);
    options.wake();
    return c.json({ now: options.clock.now() });
  });
  app.get('/payment-intents', (c) => c.json(options.store.list('payment_intent', LISTED)));
  app.get('/events', (c) => c.json(options.events.listEvents(LISTED)));
  app.post('/events/:id/redeliver', (c) => {
    if (!options.events.redeliver(c.req.param('id'))) return c.json({ error: 'No such event.' }, 404);
    options.wake();
    return c.body(null, 202);
  });
  app.get('/deliveries', (c) => c.json(options.events.listDeliveries(LISTED)));
  app.get('/requests', (c) =>
    c.json(
      options.database
        .prepare(
          `SELECT id, at, method, path, status, idempotency_key AS idempotencyKey, api_version AS apiVersion,
           replayed FROM requests ORDER BY at DESC, rowid DESC LIMIT ?`,
        )
        .all(LISTED),
    ),
  );
  return app;
}
