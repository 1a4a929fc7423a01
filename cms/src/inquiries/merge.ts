import type { Core } from '@strapi/strapi';
import type { Actor } from '../auth/actor';
import { DeskError } from '../desk/desk-error';
import { addEntry } from '../desk/entries';
import { changeSeen, findInquiry } from './change-inquiry';
import { INQUIRY, OPEN_STATES, type Inquiry } from './inquiry';

/**
 * Makes an inquiry a duplicate of another: it leaves the list, and the other one shows its words and entries. If it
 * waited for an answer, the other one waits as long now. @param into reference or id of the other
 * @throws DeskError not_found, changed_since, not_possible
 */
export async function mergeInto(
  strapi: Core.Strapi,
  actor: Actor,
  documentId: string,
  { into, revision }: { into: string; revision: number },
): Promise<void> {
  const inquiry = await findInquiry(strapi, documentId);
  const target = await findTarget(strapi, into);
  if (target.documentId === documentId) throw new DeskError('not_possible', 'That is this inquiry itself.');
  if (inquiry.mergedInto !== null) throw new DeskError('not_possible', 'It is merged already.');
  if (target.mergedInto !== null) {
    throw new DeskError('not_possible', `${target.reference} is a duplicate itself: merge into the one it belongs to.`);
  }

  const changes = [
    { of: inquiry, at: revision, data: { mergedInto: target.documentId } },
    { of: target, at: target.revision, data: takenOver(inquiry, target) },
  ];
  await strapi.db.transaction(async () => {
    // One order for all: two people who merge the two into each other do not wait for each other for ever.
    for (const { of, at, data } of changes.toSorted((one, other) => one.of.id - other.of.id)) {
      await changeSeen(strapi, of, at, data);
    }
    const { reference } = inquiry;
    await addEntry(strapi, actor, { about: target.documentId, kind: 'merged', detail: { reference } });
    await addEntry(strapi, actor, { about: documentId, kind: 'merged-into', detail: { reference: target.reference } });
  });
}

/** Makes a duplicate an inquiry of its own again, in the state that it had. @throws DeskError not_found, changed_since */
export async function unmerge(
  strapi: Core.Strapi,
  actor: Actor,
  documentId: string,
  { revision }: { revision: number },
): Promise<void> {
  const inquiry = await findInquiry(strapi, documentId);
  const { mergedInto, reference } = inquiry;
  if (mergedInto === null) return;
  const target: Inquiry | null = await strapi.db.query(INQUIRY).findOne({ where: { documentId: mergedInto } });
  await strapi.db.transaction(async () => {
    await changeSeen(strapi, inquiry, revision, { mergedInto: null });
    const detail = { reference: target?.reference ?? null };
    await addEntry(strapi, actor, { about: documentId, kind: 'unmerged-from', detail });
    if (target) await addEntry(strapi, actor, { about: mergedInto, kind: 'unmerged', detail: { reference } });
  });
}

async function findTarget(strapi: Core.Strapi, into: string): Promise<Inquiry> {
  const found: Inquiry | null = await strapi.db
    .query(INQUIRY)
    .findOne({ where: { $or: [{ documentId: into }, { reference: into.toUpperCase() }] } });
  if (!found) throw new DeskError('not_possible', `There is no inquiry ${into}. References look like KQ-4F7M2.`);
  return found;
}

/** What the inquiry that stays takes over: who waited for an answer still does. */
function takenOver(duplicate: Inquiry, target: Inquiry): Partial<Inquiry> {
  if (!OPEN_STATES.includes(duplicate.state) || target.state === 'spam') return {};
  const waits = [duplicate.waitingSince ?? duplicate.receivedAt, target.waitingSince].filter((since) => since !== null);
  const waitingSince = waits.toSorted()[0] ?? null;
  return { waitingSince, ...(target.state === 'answered' && { state: 'in-progress' as const }) };
}
