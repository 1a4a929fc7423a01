import { expect, it } from 'vitest';
import type { Entry, EntryKind, Sent } from '../wire';
import { conversationOf, describe as tell } from './conversation';

const sent = (id: string, receivedAt: string) => ({ id, receivedAt }) as Sent;
const entry = (kind: EntryKind, at: string, detail: Record<string, unknown> = {}): Entry => ({
  ...{ id: `${kind}-${at}`, kind, at, detail },
  actor: 'Ada',
  text: null,
  mail: null,
});

it('puts messages, duplicates’ messages, replies, notes and events in one line of time', () => {
  const lines = conversationOf({
    ...sent('first', '2026-11-20T10:00:00.000Z'),
    merged: [sent('second', '2026-11-20T12:00:00.000Z')],
    entries: [
      entry('owner', '2026-11-20T11:00:00.000Z', { from: null, to: 'Ada' }),
      entry('note', '2026-11-20T13:00:00.000Z'),
      entry('reply', '2026-11-20T13:00:00.000Z'),
    ],
  });
  expect(lines.map(({ type }) => type)).toEqual(['message', 'event', 'message', 'note', 'reply']);
});

it.each<[Parameters<typeof tell>[0], Entry['detail'], string]>([
  ['state', { from: 'new', to: 'spam' }, 'Marked as spam'],
  ['state', { from: 'spam', to: 'new' }, 'Not spam: New'],
  ['state', { from: 'answered', to: 'in-progress' }, 'In progress'],
  ['owner', { from: null, to: 'Ada' }, 'Given to Ada'],
  ['owner', { from: 'Ada', to: null }, 'Taken from Ada: nobody’s now'],
  ['merged', { reference: 'KQ-4F7M2' }, 'KQ-4F7M2 merged into this one'],
  ['unmerged-from', { reference: null }, 'Parted from an erased inquiry'],
])('%s %j is told as: %s', (kind, detail, text) => expect(tell(kind, detail)).toBe(text));
