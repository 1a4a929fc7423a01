import { STATES } from '../words';
import type { Entry, EntryKind, Inquiry, InquiryState, Sent } from '../wire';

/** A line of an inquiry's conversation. */
export type Line =
  | { type: 'message'; id: string; at: string; sent: Sent }
  | { type: 'reply' | 'note'; id: string; at: string; entry: Entry }
  | { type: 'event'; id: string; at: string; actor: string; text: string };

/** What the sender wrote, replies, notes and what colleagues did, oldest first; of duplicates too. */
export function conversationOf(inquiry: Pick<Inquiry, 'merged' | 'entries'> & Sent): Line[] {
  const messages = [inquiry, ...inquiry.merged].map((sent): Line => ({
    type: 'message',
    id: sent.id,
    at: sent.receivedAt,
    sent,
  }));
  // Sorting keeps the order of equal instants: the CMS lists entries as they were made.
  return [...messages, ...inquiry.entries.map(lineOf)].toSorted((one, other) => one.at.localeCompare(other.at));
}

function lineOf(entry: Entry): Line {
  const { id, at, kind, actor } = entry;
  if (kind === 'reply' || kind === 'note') return { type: kind, id, at, entry };
  const isTaken = kind === 'owner' && entry.detail.to === actor;
  return { type: 'event', id, at, actor, text: isTaken ? 'Taken' : describe(kind, entry.detail) };
}

const EVENTS: Record<Exclude<EntryKind, 'note' | 'reply'>, (detail: Record<string, unknown>) => string> = {
  state: ({ from, to }) =>
    to === 'spam' ? 'Marked as spam' : `${from === 'spam' ? 'Not spam: ' : ''}${stateName(to)}`,
  owner: ({ from, to }) => {
    if (typeof to === 'string') return `Given to ${to}`;
    return typeof from === 'string' ? `Taken from ${from}: nobody’s now` : 'Nobody’s now';
  },
  'sent-again': () => 'Reply sent again',
  merged: ({ reference }) => `${String(reference)} merged into this one`,
  'merged-into': ({ reference }) => `Merged into ${String(reference)}`,
  unmerged: ({ reference }) => `${String(reference)} parted again`,
  'unmerged-from': ({ reference }) => `Parted from ${String(reference ?? 'an erased inquiry')}`,
};

/** What happened, in a line. */
export function describe(kind: keyof typeof EVENTS, detail: Entry['detail']): string {
  return EVENTS[kind](detail);
}

function stateName(state: unknown): string {
  return typeof state === 'string' && Object.hasOwn(STATES, state) ? STATES[state as InquiryState].text : String(state);
}
