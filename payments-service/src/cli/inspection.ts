import type { Payment } from '../orders/order';
import type { StoredEvent } from '../webhooks/ports';

/** A received event with what became of it. */
export interface InspectedEvent extends StoredEvent {
  handledAt: string | null;
  note: string | null;
  lastError: string | null;
}

/** A mail of an order: the job, and the server's answer once it was taken. */
export interface InspectedMail {
  jobId: string;
  kind: string;
  state: string;
  attempts: number;
  createdAt: string;
  acceptedAt: string | null;
  response: string | null;
  lastError: string | null;
}

/** What only a person at a terminal asks of the database. */
export interface Inspection {
  /** By id, or by the number that people write. */
  findOrderId(idOrNumber: string): Promise<string | undefined>;
  /** Oldest first. */
  attemptsOf(orderId: string): Promise<Payment[]>;
  mailsOf(orderId: string): Promise<InspectedMail[]>;
  /** Events of an order's payments, oldest first. */
  eventsOf(orderId: string): Promise<InspectedEvent[]>;
  /** By our id or the provider's. */
  findEvent(id: string): Promise<InspectedEvent | undefined>;
  eventsById(ids: readonly string[]): Promise<InspectedEvent[]>;
  /** Everything that was received and not handled, oldest first, whatever its pause. */
  waitingEvents(): Promise<InspectedEvent[]>;
}
