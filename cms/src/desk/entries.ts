import type { Core } from '@strapi/strapi';
import type { Actor } from '../auth/actor';

export const ENTRY = 'api::inquiry.desk-entry';

export type EntryKind =
  'note' | 'reply' | 'sent-again' | 'state' | 'owner' | 'merged' | 'merged-into' | 'unmerged' | 'unmerged-from';

/** Something that support did with an inquiry or a booking: its record of who and when. Never changed. */
export interface Entry {
  documentId: string;
  /** Document id of the inquiry or booking. */
  about: string;
  kind: EntryKind;
  /** ISO 8601. */
  at: string;
  actorId: number;
  /** As it was then. */
  actorName: string;
  /** Words of a note or a reply. */
  text: string | null;
  /** E.g. `{from, to}` of a state. */
  detail: Record<string, unknown>;
}

interface NewEntry {
  about: string;
  kind: EntryKind;
  text?: string;
  detail?: Record<string, unknown>;
  /** Of the press that asked for it; unique. */
  key?: string | undefined;
}

export async function addEntry(strapi: Core.Strapi, actor: Actor, { key, ...entry }: NewEntry): Promise<Entry> {
  const data = {
    detail: {},
    ...entry,
    at: new Date().toISOString(),
    actorId: actor.id,
    actorName: actor.name,
    pressKey: key ?? null,
  };
  return strapi.db.query(ENTRY).create({ data });
}

/** What was done with some documents, oldest first. */
export async function listEntries(strapi: Core.Strapi, about: string[]): Promise<Entry[]> {
  return strapi.db.query(ENTRY).findMany({
    where: { about: { $in: about } },
    orderBy: [{ at: 'asc' }, { id: 'asc' }],
  });
}

/**
 * Does what a press of a button asks for, unless the same press has been done before, also a moment ago in another
 * process: the unique index on the key decides.
 * @param act does it in one transaction, with an entry that carries the key
 */
export async function doOnce(strapi: Core.Strapi, key: string, act: () => Promise<unknown>): Promise<void> {
  const isDone = async () => (await strapi.db.query(ENTRY).count({ where: { pressKey: key } })) > 0;
  if (await isDone()) return;
  try {
    await act();
  } catch (error) {
    if (!(await isDone())) throw error;
  }
}
