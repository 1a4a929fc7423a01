import type { Core } from '@strapi/strapi';
import { countSubmission } from '../forms/count-submission';
import { newReference } from '../forms/reference';
import { findSpamReasons, HONEYPOT } from '../forms/spam';
import { submitOnce } from '../forms/submit-once';
import { putInOutbox } from '../mail/outbox';
import { findPlan } from './find-plan';
import { INQUIRY } from './inquiry';
import type { NewInquiry } from './parse-inquiry';

/** The contracts' `SubmissionReceipt`, which the CMS cannot import. */
interface Receipt {
  reference: string;
}

/**
 * Stores an inquiry and the mails it causes in one transaction: a mail that fails loses nothing.
 * @param client IP address of the sender
 * @throws FormError too_many_requests
 */
export async function receiveInquiry(strapi: Core.Strapi, inquiry: NewInquiry, client: string): Promise<Receipt> {
  const { fax, ...fields } = inquiry;
  const spamReasons = findSpamReasons({ ...inquiry, fax });
  const plan = inquiry.kind === 'plan' && {
    planPriceSent: inquiry.planPrice,
    planPrice: (await findPlan(strapi, inquiry.planId))?.price ?? null,
  };

  return submitOnce<Receipt>(strapi, INQUIRY, inquiry.submissionId, async () =>
    strapi.db.transaction(async ({ trx }) => {
      await countSubmission(strapi, trx, { client, email: inquiry.email });
      const reference = newReference('KQ');
      const receivedAt = new Date().toISOString();
      const { documentId } = await strapi.documents(INQUIRY).create({
        data: {
          ...fields,
          ...plan,
          reference,
          state: spamReasons.length > 0 ? 'spam' : 'new',
          spamReasons,
          receivedAt,
          waitingSince: spamReasons.length > 0 ? null : receivedAt,
        },
      });
      if (!spamReasons.includes(HONEYPOT)) await putInOutbox(strapi, 'inquiry-notice', documentId);
      if (spamReasons.length === 0) await putInOutbox(strapi, 'inquiry-acknowledgement', documentId);
      return { reference };
    }),
  );
}
