import type { Core } from '@strapi/strapi';
import { DeskError } from '../desk/desk-error';
import { INQUIRY, type Inquiry, type InquiryState } from './inquiry';

/** @throws DeskError not_found */
export async function findInquiry(strapi: Core.Strapi, documentId: string): Promise<Inquiry> {
  const found: Inquiry | null = await strapi.db.query(INQUIRY).findOne({ where: { documentId } });
  if (!found) throw new DeskError('not_found', 'There is no such inquiry any more. Somebody may have erased it.');
  return found;
}

/**
 * Changes an inquiry as somebody saw it: of two people at once, one gets through. To be called within the transaction
 * that writes the entry about it. @param revision as they saw it @throws DeskError changed_since
 */
export async function changeSeen(
  strapi: Core.Strapi,
  { documentId }: Pick<Inquiry, 'documentId'>,
  revision: number,
  data: Partial<Inquiry>,
): Promise<void> {
  const { count } = await strapi.db
    .query(INQUIRY)
    .updateMany({ where: { documentId, revision }, data: { ...data, revision: revision + 1 } });
  if (count > 0) return;
  throw new DeskError(
    'changed_since',
    'A colleague has changed this inquiry since you read it, so nothing was done. See what is new, then press again.',
  );
}

/** Since when the sender waits, once an inquiry is in a state. Who was answered before waits from now on. */
export function waitingIn(state: InquiryState, before: Pick<Inquiry, 'state' | 'receivedAt' | 'waitingSince'>) {
  if (state === 'answered' || state === 'spam') return null;
  if (before.state === 'answered') return new Date().toISOString();
  return before.waitingSince ?? before.receivedAt;
}
