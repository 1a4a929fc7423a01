import type { ContactRequest } from '@kiln/contracts/inquiries-api';
import { parseJson, readText, writeText } from '../../lib/json-storage';

/** A message of the contact form as this browser keeps it (S 3), and what became of it. */
export interface ContactMessage extends Omit<ContactRequest, 'submissionId'> {
  id: string;
  /** ISO 8601: when the CMS confirmed it. */
  deliveredAt?: string;
  /** Why the CMS will not take it. */
  refusal?: string;
}

export const MESSAGES_KEY = 'kiln:inquiries';
/** Delivered messages beyond these go, the oldest first; the others stay until they are delivered. */
const KEPT = 50;

/** What this browser keeps, the oldest first. */
export function storedMessages(): ContactMessage[] {
  const list = parseJson(readText(MESSAGES_KEY));
  return Array.isArray(list) ? list.filter(isMessage) : [];
}

export const isPending = ({ deliveredAt, refusal }: ContactMessage) =>
  deliveredAt === undefined && refusal === undefined;

/** Adds a message, or replaces the one of the same id. False where the browser stores nothing. */
export function storeMessage(message: ContactMessage): boolean {
  const list = [...storedMessages().filter(({ id }) => id !== message.id), message];
  const spare = new Set(list.filter(({ deliveredAt }) => deliveredAt !== undefined).slice(0, -KEPT));
  const text = JSON.stringify(list.filter((entry) => !spare.has(entry)));
  // On start every entry that contains 'localhost:5000' is removed (S 4): a message may well speak of it.
  return writeText(MESSAGES_KEY, text.replaceAll(':5000', '\\u003a5000'));
}

function isMessage(value: unknown): value is ContactMessage {
  const entry = (value ?? {}) as Record<string, unknown>;
  return ['id', 'name', 'email', 'message', 'submittedAt'].every((field) => typeof entry[field] === 'string');
}
