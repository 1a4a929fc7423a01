import { z } from 'zod';

const count = z.number().int().min(0);

/** What payments-service tells the CMS about the mails of a new version of a file. */
export const announcementSchema = z
  .object({
    recipients: count.describe('Addresses that would be mailed now: earlier buyers with live access, not yet told'),
    told: count.describe('Mails that the mail server took'),
    waiting: count.describe('Mails that wait, or are being repeated'),
    failed: count.describe('Mails that the mail server refused for good'),
  })
  .meta({ id: 'Announcement' });

export type Announcement = z.infer<typeof announcementSchema>;
