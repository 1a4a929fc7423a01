import { FORM_MESSAGES, FORM_PATHS, type ContactRequest, type SubmissionReceipt } from '@kiln/contracts/inquiries-api';
import { RefusedError, requestJson, UnansweredError } from '../../../lib/request';
import type { ContactMessage } from '../contact-message';

/** What became of one try. Refused is for good; an unanswered message is tried again. */
export type Delivery =
  { kind: 'delivered' } | { kind: 'refused'; message: string; fields: Record<string, string> } | { kind: 'unanswered' };

/** Brings a message to the CMS. Sent twice, it is the same inquiry there: its id says so. */
export async function postContact({ id, name, email, message, submittedAt, fax }: ContactMessage): Promise<Delivery> {
  const body: ContactRequest = { submissionId: id, name, email, message, submittedAt, ...(fax && { fax }) };
  try {
    await requestJson<SubmissionReceipt>(FORM_PATHS.contact, {
      method: 'POST',
      body,
      fallback: FORM_MESSAGES.contactFailed,
    });
    return { kind: 'delivered' };
  } catch (error) {
    if (error instanceof UnansweredError) return { kind: 'unanswered' };
    if (!(error instanceof RefusedError)) throw error;
    if (mayPass(error.status)) return { kind: 'unanswered' };
    return { kind: 'refused', message: error.message, fields: error.fields ?? {} };
  }
}

/** Another time the answer may be another: a server in trouble, too early, too many. */
const mayPass = (status: number) => status >= 500 || [408, 425, 429].includes(status);
