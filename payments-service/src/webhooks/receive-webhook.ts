import { AppError } from '../lib/app-error';
import type { OrderDeps } from '../orders/deps';
import { handleEvent } from './handle-event';

/**
 * Takes a provider's event: signature over the raw body, stored once, worked if it has not been.
 * An idle event is only checked. Returns once it is stored, whether or not the work succeeded: `replayEvents` comes back to it.
 * @throws AppError not_found where the provider's webhook is off, invalid_signature
 */
export async function receiveWebhook(
  deps: OrderDeps,
  providerId: string,
  rawBody: string,
  headers: Headers,
): Promise<void> {
  const provider = deps.providers.byId(providerId);
  if (!provider?.readWebhook) throw new AppError('not_found', 'Nothing here.');
  const event = await provider.readWebhook(rawBody, headers);
  if (!event) throw new AppError('invalid_signature', 'The signature does not fit the body.');
  if (event.idle) return;
  const stored = await deps.database.write(({ inbox }) => inbox.receive(provider.id, event, deps.now().toISOString()));
  if (!stored.handled) await handleEvent(deps, stored.event);
}

const BATCH = 100;

/** Works what was stored but not stamped: after a crash, a provider's outage, or an order that came late. */
export async function replayEvents(deps: OrderDeps): Promise<number> {
  const due = await deps.database.inbox.listDue(deps.now().toISOString(), BATCH);
  for (const event of due) await handleEvent(deps, event);
  return due.length;
}
