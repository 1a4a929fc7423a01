import type { Core } from '@strapi/strapi';
import { composeNewPassword } from '../auth/new-password-mail';
import { composeCancellation, composeConfirmation, composeBookingNotice } from '../bookings/booking-mails';
import { forgetCounts } from '../forms/count-submission';
import { composeAcknowledgement, composeInquiryNotice } from '../inquiries/inquiry-mails';
import { composeReply } from '../inquiries/reply-mail';
import { sendDueMails, type Composers } from '../mail/send-mails';
import { workSchedule } from '../schedule/work-schedule';
import { studioSettings } from '../settings';

const EVERY_TWO_SECONDS = '*/2 * * * * *';
const EVERY_HALF_MINUTE = '*/30 * * * * *';
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
    workSchedule: {
      task: oneAtATime(strapi, async () => workSchedule(strapi, Date.now())),
      options: EVERY_HALF_MINUTE,
    },
    sendMails: { task: oneAtATime(strapi, async () => sendDue(strapi)), options: EVERY_TWO_SECONDS },
  };
  if (studioSettings(strapi).sendsMail) {
    strapi.cron.add(work);
    return;
  }
  strapi.cron.add({ forgetCounts: work.forgetCounts, workSchedule: work.workSchedule });
  strapi.log.warn('SMTP_URL is not set: mails wait in the outbox until it is.');
}

async function sendDue(strapi: Core.Strapi): Promise<void> {
  while ((await sendDueMails(strapi, COMPOSERS)) > 0);
}

/** Does nothing while it is still at it; a failure is logged, and the next time is another try. */
function oneAtATime(strapi: Core.Strapi, work: () => Promise<void>): () => Promise<void> {
  let isWorking = false;
  return async () => {
    if (isWorking) return;
    isWorking = true;
    try {
      await work();
    } catch (error) {
      strapi.log.error(error);
    } finally {
      isWorking = false;
    }
  };
}
