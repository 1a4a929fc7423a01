import type { Core } from '@strapi/strapi';
import type { Actor } from '../auth/actor';
import { findColleague, listColleagues } from '../desk/colleagues';
import { DeskError } from '../desk/desk-error';
import { addEntry } from '../desk/entries';
import { changeSeen, findInquiry, waitingIn } from './change-inquiry';
import type { InquiryState } from './inquiry';

/** Moves an inquiry to a state by hand, to spam or back too. @throws DeskError not_found, changed_since */
export async function changeState(
  strapi: Core.Strapi,
  actor: Actor,
  documentId: string,
  { state, revision }: { state: InquiryState; revision: number },
): Promise<void> {
  const inquiry = await findInquiry(strapi, documentId);
  if (inquiry.state === state) return;
  const waitingSince = waitingIn(state, inquiry);
  await strapi.db.transaction(async () => {
    await changeSeen(strapi, inquiry, revision, { state, waitingSince });
    await addEntry(strapi, actor, { about: documentId, kind: 'state', detail: { from: inquiry.state, to: state } });
  });
}

/**
 * Gives an inquiry to somebody, or to nobody. A new one is in progress then. @param owner an account's id
 * @throws DeskError not_found, changed_since, not_possible
 */
export async function changeOwner(
  strapi: Core.Strapi,
  actor: Actor,
  documentId: string,
  { owner, revision }: { owner: 'me' | number | null; revision: number },
): Promise<void> {
  const inquiry = await findInquiry(strapi, documentId);
  const ownerId = owner === 'me' ? actor.id : owner;
  if (inquiry.ownerId === ownerId) return;
  if (ownerId !== null && !(await listColleagues(strapi)).some(({ id }) => id === ownerId)) {
    throw new DeskError('not_possible', 'This account does not handle inquiries. Choose another person.');
  }
  const state = inquiry.state === 'new' && ownerId !== null ? 'in-progress' : inquiry.state;
  const detail = { from: await nameOf(inquiry.ownerId), to: await nameOf(ownerId) };
  await strapi.db.transaction(async () => {
    await changeSeen(strapi, inquiry, revision, { ownerId, state });
    await addEntry(strapi, actor, { about: documentId, kind: 'owner', detail });
  });

  async function nameOf(id: number | null): Promise<string | null> {
    return (await findColleague(strapi, id))?.name ?? null;
  }
}
