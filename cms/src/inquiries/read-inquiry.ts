import type { Core } from '@strapi/strapi';
import type { Actor } from '../auth/actor';
import { findColleague, listColleagues, type Colleague } from '../desk/colleagues';
import { listEntries, type Entry } from '../desk/entries';
import { mailsAbout, type MailState } from '../mail/mail-state';
import { staffOf } from '../mail/staff';
import { studioSettings } from '../settings';
import { readStudio } from '../studio/studio';
import { findInquiry } from './change-inquiry';
import { INQUIRY, type Inquiry } from './inquiry';
import { readThread } from './thread';

type Sent = Omit<Inquiry, 'id' | 'documentId' | 'ownerId' | 'mergedInto' | 'spamReasons'> & {
  id: string;
  spamReasons: string[];
};

/** An inquiry of a list beside it. */
interface Neighbour {
  id: string;
  reference: string;
  kind: Inquiry['kind'];
  state: Inquiry['state'];
  receivedAt: string;
}

export interface InquiryEntry extends Omit<Entry, 'documentId' | 'about' | 'actorId' | 'actorName'> {
  id: string;
  actor: string;
  /** How the mail of a reply stands. */
  mail: MailState | null;
}

export interface InquiryView extends Sent {
  owner: Colleague | null;
  mergedInto: Neighbour | null;
  /** Duplicates, with all that their sender wrote. */
  merged: Sent[];
  /** What was done with this inquiry and its duplicates, oldest first. */
  entries: InquiryEntry[];
  acknowledgement: MailState | null;
  /** Other inquiries of this address. */
  others: Neighbour[];
  colleagues: Colleague[];
  /** Who reads it. */
  me: number;
  /** Where answers to our mails go. */
  studioAddress: string;
  /** Whether there is a mail server. */
  sendsMail: boolean;
}

/** An inquiry as its page shows it. @throws DeskError not_found */
export async function readInquiry(strapi: Core.Strapi, actor: Actor, documentId: string): Promise<InquiryView> {
  const inquiry = await findInquiry(strapi, documentId);
  const [, ...merged] = await readThread(strapi, inquiry);
  const ids = [inquiry, ...merged].map((each) => each.documentId);
  const parent = inquiry.mergedInto === null ? null : await findParent(strapi, inquiry.mergedInto);
  const acknowledgements = await mailsAbout(strapi, 'inquiry-acknowledgement', [documentId]);
  return {
    ...sentOf(inquiry),
    owner: await findColleague(strapi, inquiry.ownerId),
    mergedInto: parent && neighbourOf(parent),
    merged: merged.map(sentOf),
    entries: await readEntries(strapi, documentId, ids),
    acknowledgement: acknowledgements.get(documentId) ?? null,
    others: (await findOthers(strapi, inquiry, ids)).map(neighbourOf),
    colleagues: await listColleagues(strapi),
    me: actor.id,
    studioAddress: staffOf(strapi, await readStudio(strapi)).address,
    sendsMail: studioSettings(strapi).sendsMail,
  };
}

/** That a duplicate was merged stands in the inquiry's own entries: the duplicate's say it a second time. */
async function readEntries(strapi: Core.Strapi, documentId: string, ids: string[]): Promise<InquiryEntry[]> {
  const entries = (await listEntries(strapi, ids)).filter(
    ({ about, kind }) => about === documentId || (kind !== 'merged-into' && kind !== 'unmerged-from'),
  );
  const replies = entries.filter(({ kind }) => kind === 'reply').map((entry) => entry.documentId);
  const mails = await mailsAbout(strapi, 'inquiry-reply', replies);
  return entries.map(({ documentId: id, kind, at, actorName, text, detail }) => ({
    id,
    kind,
    at,
    actor: actorName,
    text,
    detail: detail ?? {},
    mail: mails.get(id) ?? null,
  }));
}

async function findParent(strapi: Core.Strapi, documentId: string): Promise<Inquiry | null> {
  return strapi.db.query(INQUIRY).findOne({ where: { documentId } });
}

async function findOthers(strapi: Core.Strapi, { email }: Inquiry, ids: string[]): Promise<Inquiry[]> {
  return strapi.db.query(INQUIRY).findMany({
    where: { email: { $eqi: email }, documentId: { $notIn: ids }, mergedInto: null },
    orderBy: { receivedAt: 'desc' },
    limit: 20,
  });
}

function neighbourOf({ documentId: id, reference, kind, state, receivedAt }: Inquiry): Neighbour {
  return { id, reference, kind, state, receivedAt };
}

function sentOf(inquiry: Inquiry): Sent {
  const { reference, kind, state, name, email, phone, company, message, currentWebsite, websiteType } = inquiry;
  const { planId, planName, planPrice, planPriceSent, submittedAt, receivedAt, waitingSince, revision } = inquiry;
  return {
    id: inquiry.documentId,
    ...{ reference, kind, state, name, email, phone, company, message, currentWebsite, websiteType },
    ...{ planId, planName, planPrice, planPriceSent, submittedAt, receivedAt, waitingSince, revision },
    spamReasons: inquiry.spamReasons ?? [],
  };
}
