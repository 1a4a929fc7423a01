import type { SandboxDatabase } from '../database';
import type { WebhookTarget } from './webhook-target';

const PARALLEL = 8;
const FIRST_RETRY_MS = 200;
const LONGEST_RETRY_MS = 10_000;
const ANSWER_WITHIN_MS = 10_000;

interface DueDelivery {
  id: number;
  attempts: number;
  giveUpAt: number;
  provider: string;
  subject: string;
  body: string;
}

/**
 * Sends stored events until the receiver answers 2xx, for three days, as Stripe does, only faster: retries after 0.2 s,
 * doubling to 10 s. What is due stands in the database, so a restart goes on where it stopped.
 */
export class WebhookDispatcher {
  private timer: NodeJS.Timeout | undefined;
  private readonly inFlight = new Map<number, Promise<void>>();
  private stopping = new AbortController();
  private stopped = true;

  constructor(
    private readonly database: SandboxDatabase,
    private readonly targets: Record<string, WebhookTarget>,
    private readonly now: () => number,
  ) {}

  start(): void {
    this.stopped = false;
    this.stopping = new AbortController();
    this.wake();
  }

  /** Looks for due deliveries now; called after events were stored. */
  wake(): void {
    if (this.stopped) return;
    clearTimeout(this.timer);
    const room = PARALLEL - this.inFlight.size;
    for (const delivery of room > 0 ? this.due(room) : []) {
      const attempt = this.attempt(delivery).finally(() => {
        this.inFlight.delete(delivery.id);
        this.wake();
      });
      this.inFlight.set(delivery.id, attempt);
    }
    const next = this.nextDueAt();
    if (next !== undefined && this.inFlight.size < PARALLEL) {
      this.timer = setTimeout(() => this.wake(), Math.max(1, next - this.now()));
    }
  }

  /** Stops sending; what is on its way is cut off and sent again after the next start. */
  async stop(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.timer);
    this.stopping.abort();
    await Promise.all(this.inFlight.values());
  }

  private async attempt(delivery: DueDelivery): Promise<void> {
    const target = this.targets[delivery.provider];
    let status: number | null = null;
    let error: string | null = null;
    try {
      if (target === undefined) throw new Error(`no webhook address for ${delivery.provider}`);
      const response = await fetch(target.url(delivery.subject), {
        method: 'POST',
        headers: { 'content-type': 'application/json; charset=utf-8', ...target.headers(delivery.body, this.now()) },
        body: delivery.body,
        signal: AbortSignal.any([AbortSignal.timeout(ANSWER_WITHIN_MS), this.stopping.signal]),
      });
      await response.arrayBuffer();
      status = response.status;
    } catch (cause) {
      error = cause instanceof Error ? cause.message : String(cause);
    }
    this.settle(delivery, status, error);
  }

  private settle(delivery: DueDelivery, status: number | null, error: string | null): void {
    const now = this.now();
    const delivered = status !== null && status >= 200 && status < 300;
    const dueAt = now + Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** delivery.attempts);
    const state = delivered ? 'delivered' : dueAt > delivery.giveUpAt ? 'given_up' : 'pending';
    this.database
      .prepare(
        `UPDATE deliveries SET state = ?, due_at = ?, attempts = attempts + 1, last_status = ?, last_error = ?,
         delivered_at = ? WHERE id = ?`,
      )
      .run(state, dueAt, status, error, delivered ? now : null, delivery.id);
  }

  private due(limit: number): DueDelivery[] {
    const rows = this.database
      .prepare(
        `SELECT d.id, d.attempts, d.give_up_at AS giveUpAt, e.provider, e.subject, e.body
         FROM deliveries d JOIN events e ON e.id = d.event_id
         WHERE d.state = 'pending' AND d.due_at <= ? ORDER BY d.due_at, d.id LIMIT ?`,
      )
      .all(this.now(), limit + this.inFlight.size) as DueDelivery[];
    return rows.filter(({ id }) => !this.inFlight.has(id)).slice(0, limit);
  }

  private nextDueAt(): number | undefined {
    const rows = this.database
      .prepare(`SELECT id, due_at AS dueAt FROM deliveries WHERE state = 'pending' ORDER BY due_at, id LIMIT ?`)
      .all(this.inFlight.size + 1) as { id: number; dueAt: number }[];
    return rows.find(({ id }) => !this.inFlight.has(id))?.dueAt;
  }
}
