import type { Core } from '@strapi/strapi';
import { composeNewPassword } from '../auth/new-password-mail';
import { composeCancellation, composeConfirmation, composeBookingNotice } from '../bookings/booking-mails';
import { forgetCounts } from '../forms/count-submission';
import { composeAcknowledgement, composeInquiryNotice } from '../inquiries/inquiry-mails';
import { composeReply } from '../inquiries/reply-mail';
import { sendDueMails, type Composers } from '../mail/send-mails';
import { studioSettings } from '../settings';

const EVERY_TWO_SECONDS = '*/2 * * * * *';
const EVERY_HOUR = '17 * * * *';

const COMPOSERS: Composers = {
  'inquiry-notice': composeInquiryNotice,
  'inquiry-acknowledgement': composeAcknowledgement,
  'inquiry-reply': composeReply,
  'booking-notice': composeBookingNotice,
  'booking-confirmation': composeConfirmation,
  'booking-cancellation': composeCancellation,
  'new-password': composeNewPassword,
};

/** Work that no request does. Several processes may run it side by side. */
export function scheduleWork(strapi: Core.Strapi): void {
  const work = {
    forgetCounts: { task: async () => forgetCounts(strapi), options: EVERY_HOUR },
    sendMails: { task: sendingOnce(strapi), options: EVERY_TWO_SECONDS },
  };
  if (studioSettings(strapi).sendsMail) {
    strapi.cron.add(work);
    return;
  }
  strapi.cron.add({ forgetCounts: work.forgetCounts });
  strapi.log.warn('SMTP_URL is not set: mails wait in the outbox until it is.');
}

/** Sends what is due; does nothing while it is still at it. */
function sendingOnce(strapi: Core.Strapi): () => Promise<void> {
  let isSending = false;
  return async () => {
    if (isSending) return;
    isSending = true;
    try {
      while ((await sendDueMails(strapi, COMPOSERS)) > 0);
    } catch (error) {
      strapi.log.error(error);
    } finally {
      isSending = false;
    }
  };
}
