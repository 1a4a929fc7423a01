import type { ContactRequest } from '@kiln/contracts/inquiries-api';
import { uuid } from '../../lib/uuid';
import { postContact, type Delivery } from './api/post-contact';
import { storeMessage, type ContactMessage } from './contact-message';
import { recordDelivery, startOutbox } from './outbox';

/** S 4: the message is stored after this long, milliseconds. */
const DELAY = 1_500;

export type ContactFields = Pick<ContactRequest, 'name' | 'email' | 'message' | 'fax'>;

/** Kept here or delivered, so it cannot get lost; `later` is the CMS's word when it came too late to wait for. */
export type Sent = { kind: 'sent'; later?: Promise<Delivery> };
export type NotSent = Exclude<Delivery, { kind: 'delivered' }>;

/**
 * Stores a contact message in this browser 1.5 s from now (S 4) and delivers it to the CMS meanwhile. Success needs no
 * network: what could not be delivered is in the outbox. Refused messages are not stored; where the browser stores
 * nothing, the CMS's answer decides.
 */
export async function sendContactMessage(fields: ContactFields): Promise<Sent | NotSent> {
  const message: ContactMessage = { ...fields, id: uuid(), submittedAt: new Date().toISOString() };
  const delivery = postContact(message);
  let known: Delivery | undefined;
  void delivery.then((answer) => (known = answer));
  await new Promise((done) => setTimeout(done, DELAY));

  if (known?.kind === 'refused') return known;
  if (!storeMessage(message)) {
    const answer = await delivery;
    return answer.kind === 'delivered' ? { kind: 'sent' } : answer;
  }
  const settled = delivery.then((answer) => {
    recordDelivery(message, answer);
    if (answer.kind === 'unanswered') startOutbox();
    return answer;
  });
  return { kind: 'sent', later: settled };
}
