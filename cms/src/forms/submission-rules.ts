import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { eraseTraces } from '../desk/erase-sender';

const SUBMISSIONS = ['api::inquiry.inquiry', 'api::booking.booking'];

type DocumentMiddleware = Parameters<Core.Strapi['documents']['use']>[0];

/**
 * Submissions come from the site's forms only. Deleting one is how a person's data is erased: its mails under way, replies and
 * notes go with it. A booking that stands is cancelled first, so that nobody comes in vain.
 */
export function registerSubmissionRules(strapi: Core.Strapi): void {
  const rules: DocumentMiddleware = async (context, next) => {
    if (!SUBMISSIONS.includes(context.uid)) return next();

    const params = context.params as { documentId?: string; data?: { submissionId?: unknown } };
    const isByHand = context.action === 'create' && typeof params.data?.submissionId !== 'string';
    if (isByHand || context.action === 'clone') {
      throw new errors.ForbiddenError('Inquiries and bookings are made on the site, which sends their mails too.');
    }
    if (context.action !== 'delete') return next();

    return strapi.db.transaction(async () => {
      const where = { documentId: params.documentId, state: 'booked', endsAt: { $gt: new Date().toISOString() } };
      if (context.uid === 'api::booking.booking' && (await strapi.db.query(context.uid).count({ where })) > 0) {
        throw new errors.ForbiddenError('Cancel the booking first: the visitor is told then.');
      }
      await eraseTraces(strapi, [params.documentId ?? '']);
      return next();
    });
  };
  strapi.documents.use(rules);
}
