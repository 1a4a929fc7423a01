import { postContact, type Delivery } from './api/post-contact';
import { isPending, storedMessages, storeMessage, type ContactMessage } from './contact-message';

/** Pauses between tries, milliseconds; the last one repeats. */
const PAUSES = [5_000, 30_000, 120_000, 600_000] as const;

let failures = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
let listeners: AbortController | undefined;
let running: Promise<void> | undefined;

/**
 * Sends what this browser keeps and the CMS does not have yet: now, when the network comes back, and after growing
 * pauses for as long as the page is open. The next page load starts it again.
 */
export function startOutbox(): void {
  if (!listeners) {
    listeners = new AbortController();
    addEventListener('online', deliverNow, { signal: listeners.signal });
  }
  deliverNow();
}

export function stopOutbox(): void {
  listeners?.abort();
  listeners = undefined;
  clearTimeout(timer);
  failures = 0;
}

/** Writes down what became of a stored message. */
export function recordDelivery(message: ContactMessage, delivery: Delivery): void {
  if (delivery.kind === 'delivered') storeMessage({ ...message, deliveredAt: new Date().toISOString() });
  if (delivery.kind === 'refused') storeMessage({ ...message, refusal: delivery.message });
}

function deliverNow(): void {
  clearTimeout(timer);
  running ??= deliverPending().finally(() => {
    running = undefined;
  });
}

async function deliverPending(): Promise<void> {
  for (const message of storedMessages().filter(isPending)) {
    const delivery = await postContact(message);
    if (delivery.kind === 'unanswered') return tryLater();
    failures = 0;
    recordDelivery(message, delivery);
  }
}

function tryLater(): void {
  const pause = PAUSES[Math.min(failures, PAUSES.length - 1)];
  failures += 1;
  if (listeners) timer = setTimeout(deliverNow, pause);
}
