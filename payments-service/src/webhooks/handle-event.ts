import type { OrderDeps } from '../orders/deps';
import type { Payment } from '../orders/order';
import { noteDecline } from '../orders/card-declines';
import { settlePayment } from '../orders/settle-payment';
import { isReversalEvent, settleReversals } from '../refunds/settle-reversals';
import type { StoredEvent } from './ports';

/** Providers give up repeating after three days; so do we. */
const GIVE_UP_AFTER_MS = 3 * 86_400_000;
const LONGEST_PAUSE_MS = 3_600_000;

/**
 * Works one stored event and stamps it only after success; otherwise it stays and is worked again later.
 * An event whose payment is not known yet stays too: it may have come before the payment's id was noted.
 */
export async function handleEvent(deps: OrderDeps, event: StoredEvent): Promise<void> {
  const now = deps.now();
  try {
    const note = await work(deps, event, now);
    await deps.database.write(({ inbox }) => inbox.markHandled(event.id, now.toISOString(), note));
  } catch (error) {
    const pause = Math.min(1000 * 2 ** event.attempts, LONGEST_PAUSE_MS);
    const message = error instanceof Error ? error.message : String(error);
    deps.log.warn({ eventId: event.eventId, type: event.type, reason: message }, 'webhook event kept for later');
    const again = new Date(now.getTime() + pause).toISOString();
    await deps.database.write(({ inbox }) => inbox.retryAt(event.id, again, message));
  }
}

async function work(deps: OrderDeps, event: StoredEvent, now: Date): Promise<string | null> {
  if (event.providerPaymentId === null) return 'no payment';
  const payment = await findPayment(deps, event, event.providerPaymentId);
  if (payment) {
    if (event.declineId !== undefined) await noteDecline(deps, payment, event.declineId);
    await settlePayment(deps, payment);
    if (isReversalEvent(event.type) && (await settleReversals(deps, payment)) === 'undecided') {
      throw new Error('a refund of ours is not answered yet');
    }
    return null;
  }
  if (event.paymentId === null) return 'not ours';
  if (now.getTime() - Date.parse(event.receivedAt) > GIVE_UP_AFTER_MS) return 'payment never known';
  throw new Error('payment not known yet');
}

async function findPayment(
  deps: OrderDeps,
  event: StoredEvent,
  providerPaymentId: string,
): Promise<Payment | undefined> {
  const { payments } = deps.database;
  const known = await payments.findByProviderId(event.provider, providerPaymentId);
  if (known || event.paymentId === null) return known;
  // The create call may have been cut off before it noted the provider's id: the event brings it.
  if (!(await payments.attachProvider(event.paymentId, providerPaymentId))) return undefined;
  return payments.find(event.paymentId);
}
