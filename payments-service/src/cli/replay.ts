import { handleEvent } from '../webhooks/handle-event';
import type { StoredEvent } from '../webhooks/ports';
import { UsageError, type CommandDeps, type CommandResult } from './command';
import { table } from './table';

/**
 * Works stored webhook events once more: one by its id (also one that was handled), or with `all` every event that is
 * waiting, without its pause. Working an event twice changes nothing. @throws UsageError
 */
export async function replayCommand(
  deps: CommandDeps,
  { event, all }: { event: string | undefined; all: boolean },
): Promise<CommandResult> {
  if ((event === undefined) === !all) {
    throw new UsageError(
      'Name what to replay: --event ID (ours or the provider’s), or --all for everything that waits.',
    );
  }
  const events = event === undefined ? await deps.inspection.waitingEvents() : [await find(deps, event)];
  for (const one of events) await handleEvent(deps, one);
  const after = await deps.inspection.eventsById(events.map(({ id }) => id));
  const left = after.filter(({ handledAt }) => handledAt === null);
  const rows = after.map((one) => [
    one.eventId,
    one.provider,
    one.type,
    one.handledAt === null ? `waits: ${one.lastError ?? 'not worked yet'}` : (one.note ?? 'done'),
  ]);
  const text = [
    `Replayed ${after.length} events, ${left.length} still wait.`,
    table(['event', 'provider', 'type', 'result'], rows),
  ];
  return { text: text.join('\n'), data: after, exitCode: left.length === 0 ? 0 : 1 };
}

async function find(deps: CommandDeps, id: string): Promise<StoredEvent> {
  const found = await deps.inspection.findEvent(id);
  if (found) return found;
  throw new UsageError(`No event '${id}' was received. Ids are in the provider's dashboard and in 'show <order>'.`);
}
