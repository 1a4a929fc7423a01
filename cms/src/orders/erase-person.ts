import type { Core } from '@strapi/strapi';
import type { Actor } from '../auth/actor';
import { eraseSender, previewSender, type SenderErasure } from '../desk/erase-sender';
import { askPayments, type PaymentsAnswer, type PaymentsCall } from './payments-client';

/** What erasing an address would empty and delete: its orders, and what it sent us. */
export async function previewErasure(strapi: Core.Strapi, actor: Actor, body: object): Promise<PaymentsAnswer> {
  const answer = await askPayments(strapi, actor, { method: 'POST', path: '/erasures/preview', body });
  return isGood(answer) ? withSender(answer, await previewSender(strapi, emailIn(body))) : answer;
}

/**
 * Erases a person: first from the orders, which payments-service may refuse, then what they sent us. Nothing is erased
 * while either stands in the way; a press whose second half failed is pressed again.
 */
export async function erasePerson(
  strapi: Core.Strapi,
  actor: Actor,
  call: Pick<PaymentsCall, 'body' | 'key'> & { body: object },
): Promise<PaymentsAnswer> {
  const { bookings } = await previewSender(strapi, emailIn(call.body));
  const standing = bookings.filter(({ blockedBy }) => blockedBy !== null).map(({ reference }) => reference);
  if (standing.length > 0) return blocked(standing);

  const answer = await askPayments(strapi, actor, { method: 'POST', path: '/erasures', ...call });
  if (!isGood(answer)) return answer;
  const erased = await eraseSender(strapi, emailIn(call.body));
  const { inquiries } = erased;
  strapi.log.info(`Account ${actor.id} erased ${inquiries.length} inquiries and ${erased.bookings.length} bookings.`);
  return withSender(answer, erased);
}

function blocked(references: string[]): PaymentsAnswer {
  const message = `Nothing was erased: booking ${references.join(', ')} is still to come. Cancel it first, which tells the visitor.`;
  return { status: 409, body: { success: false, error: { code: 'erasure_blocked', message } } };
}

function isGood({ status }: PaymentsAnswer): boolean {
  return status === 200;
}

function withSender({ status, body }: PaymentsAnswer, sender: SenderErasure): PaymentsAnswer {
  const data = typeof body === 'object' && body !== null && 'data' in body ? body.data : {};
  return { status, body: { success: true, data: { ...(data as object), ...sender } } };
}

function emailIn(body: object): string {
  return 'email' in body && typeof body.email === 'string' ? body.email.trim() : '';
}
