import type { FaultStore } from '../control/faults';
import type { SandboxDatabase } from '../database';
import type { WebhookTarget } from './webhook-target';

export type Provider = 'stripe' | 'paypal' | 'nowpayments';

const RETRY_FOR_MS = 3 * 24 * 60 * 60 * 1000;
const REORDER_WINDOW_MS = 500;
const REORDER_GAP_MS = 50;

export interface RecordedEvent {
  id: string;
  provider: Provider;
  type: string;
  /** Id of the payment it belongs to: events of one subject can be reordered. */
  subject: string;
  /** Milliseconds. */
  createdAt: number;
  /** The exact bytes that are signed and sent. */
  body: string;
}

export interface Delivery {
  id: number;
  eventId: string;
  provider: Provider;
  type: string;
  subject: string;
  state: 'pending' | 'delivered' | 'given_up';
  dueAt: number;
  attempts: number;
  lastStatus: number | null;
  lastError: string | null;
  deliveredAt: number | null;
}

const DELIVERY_COLUMNS = `d.id, d.event_id AS eventId, e.provider, e.type, d.subject, d.state, d.due_at AS dueAt, d.attempts,
  d.last_status AS lastStatus, d.last_error AS lastError, d.delivered_at AS deliveredAt`;

/** Events and what became of their deliveries; an event is stored in the transaction that caused it. */
export class EventLog {
  constructor(
    private readonly database: SandboxDatabase,
    private readonly faults: FaultStore,
    private readonly now: () => number,
    private readonly targets: Readonly<Record<string, WebhookTarget>>,
  ) {}

  /** Stores the event with its deliveries if its endpoint wants it, as many and as late as the scripted faults want. */
  record(event: RecordedEvent): void {
    this.database
      .prepare(
        `INSERT INTO events (id, provider, type, subject, created_at, body)
         VALUES (@id, @provider, @type, @subject, @createdAt, @body)`,
      )
      .run(event);
    if (this.targets[event.provider]?.isEnabled?.(event.type) === false) return;
    const { copies, delayMs, isDropped, isReordered } = this.faults.takeEventFault();
    if (isDropped) return;
    const dueAt = isReordered ? this.beforeTheOthers(event.subject) : this.now() + delayMs;
    for (let copy = 0; copy < copies; copy += 1) this.schedule(event.id, event.subject, dueAt);
  }

  /** Sends a stored event once more. False if there is no such event. */
  redeliver(eventId: string): boolean {
    const row = this.database.prepare('SELECT subject FROM events WHERE id = ?').get(eventId);
    if (row === undefined) return false;
    this.schedule(eventId, (row as { subject: string }).subject, this.now());
    return true;
  }

  listEvents(limit: number, type?: string): RecordedEvent[] {
    return this.database
      .prepare(
        `SELECT id, provider, type, subject, created_at AS createdAt, body FROM events
         WHERE @type IS NULL OR type = @type ORDER BY seq DESC LIMIT @limit`,
      )
      .all({ type: type ?? null, limit }) as RecordedEvent[];
  }

  findEvent(id: string): RecordedEvent | undefined {
    return this.database
      .prepare('SELECT id, provider, type, subject, created_at AS createdAt, body FROM events WHERE id = ?')
      .get(id) as RecordedEvent | undefined;
  }

  listDeliveries(limit: number): Delivery[] {
    return this.database
      .prepare(
        `SELECT ${DELIVERY_COLUMNS} FROM deliveries d JOIN events e ON e.id = d.event_id ORDER BY d.id DESC LIMIT ?`,
      )
      .all(limit) as Delivery[];
  }

  private schedule(eventId: string, subject: string, dueAt: number): void {
    this.database
      .prepare(
        `INSERT INTO deliveries (event_id, subject, state, due_at, give_up_at, attempts) VALUES (?, ?, 'pending', ?, ?, 0)`,
      )
      .run(eventId, subject, dueAt, this.now() + RETRY_FOR_MS);
  }

  private beforeTheOthers(subject: string): number {
    const { first } = this.database
      .prepare(
        `SELECT min(due_at) AS first FROM deliveries
         WHERE subject = ? AND state = 'pending' AND attempts = 0 AND due_at > ?`,
      )
      .get(subject, this.now()) as { first: number | null };
    return first === null ? this.now() + REORDER_WINDOW_MS : first - REORDER_GAP_MS;
  }
}
