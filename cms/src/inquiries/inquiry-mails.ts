import { guardedQuote, thanks } from '../mail/guarded-text';
import { facts, paragraph, quote, type Block, type Compose } from '../mail/mail';
import { panelUrl, staffOf } from '../mail/staff';
import { findPlan, type Plan } from './find-plan';
import { INQUIRY, type Inquiry } from './inquiry';

const TITLES = { contact: 'Message', consultation: 'Consultation', plan: 'Plan inquiry' };

/** Tells the studio of an inquiry; a reply goes to the sender. */
export const composeInquiryNotice: Compose = async (strapi, about, studio) => {
  const inquiry: Inquiry | null = await strapi.db.query(INQUIRY).findOne({ where: { documentId: about } });
  if (!inquiry) return null;

  const { kind, name, email, reference } = inquiry;
  const spamReasons = inquiry.spamReasons ?? [];
  const title = `${TITLES[kind]}: ${name}`;
  return {
    to: staffOf(strapi, studio),
    replyTo: { name, address: email },
    subject: `${spamReasons.length > 0 ? 'Possible spam. ' : ''}${title} (${reference})`,
    heading: title,
    autoSubmitted: 'auto-generated',
    blocks: [
      ...(spamReasons.length > 0 ? [paragraph(`This may be spam: ${spamReasons.join(', ').toLowerCase()}.`)] : []),
      ...(inquiry.message === null ? [] : [quote(inquiry.message)]),
      facts({
        'E-mail': email,
        Phone: inquiry.phone,
        Company: inquiry.company,
        'Current website': inquiry.currentWebsite,
        'Example chosen': inquiry.websiteType,
        Plan: inquiry.planName ?? inquiry.planId,
        Price: priceOf(inquiry),
        Reference: reference,
      }),
      paragraph(
        'We promise an answer within 24 hours. Answer in the panel, where colleagues see it; a reply to this mail goes to the sender too.',
      ),
      { kind: 'link', text: 'Open in the panel', href: panelUrl(strapi, 'inbox', about) },
    ],
  };
};

/** Our price; where the browser said another one, both. */
function priceOf({ kind, planPrice, planPriceSent }: Inquiry): string | null {
  if (kind !== 'plan') return null;
  if (planPrice === null) return `We have no such plan. The sender's page said ${planPriceSent ?? 'nothing'}.`;
  return planPriceSent === planPrice
    ? planPrice
    : `${planPrice}. The sender's page said ${planPriceSent ?? 'nothing'}.`;
}

/** Thanks the sender, says what happens next, and quotes what they wrote. */
export const composeAcknowledgement: Compose = async (strapi, about, studio) => {
  const inquiry: Inquiry | null = await strapi.db.query(INQUIRY).findOne({ where: { documentId: about } });
  // The studio may have sorted it out as spam before the mail went.
  if (!inquiry || inquiry.state === 'spam') return null;

  const { name, email, message, reference } = inquiry;
  const plan = await findPlan(strapi, inquiry.planId);
  return {
    to: { name: '', address: email },
    replyTo: staffOf(strapi, studio),
    subject: acknowledgementSubject(inquiry),
    heading: 'We have it.',
    autoSubmitted: 'auto-replied',
    blocks: [
      paragraph(`${thanks(name)} ${opening(inquiry, plan)}`),
      { kind: 'steps', steps: nextSteps(inquiry, plan) },
      ...ownWords(message),
      facts({ Reference: reference }),
      paragraph('Something to add? Reply to this mail. If you did not write to us, ignore it: nothing more follows.'),
    ],
  };
};

/** Replies carry it too, so that mail programs keep them together. */
export function acknowledgementSubject({ kind, reference }: Pick<Inquiry, 'kind' | 'reference'>): string {
  return `We have your ${kind === 'contact' ? 'message' : 'inquiry'} (${reference})`;
}

function opening({ kind }: Inquiry, plan: Plan | null): string {
  if (kind === 'contact') return 'Your message is with us.';
  if (kind === 'consultation') return 'Your request for a website is with us.';
  if (!plan) return 'Your inquiry is with us.';
  return `You asked about ${plan.name}${plan.isCustom ? '' : `, ${plan.price} per month`}.`;
}

function nextSteps({ kind, currentWebsite }: Inquiry, plan: Plan | null): string[] {
  if (kind === 'contact') return ['A person reads it.', 'We respond within 24 hours.'];
  if (kind === 'consultation') {
    return [
      currentWebsite === null ? 'A person reads it.' : 'A person reads it and looks at your current website.',
      'We respond within 24 hours, with questions or a quote.',
      'You pay nothing until you have agreed to it in writing.',
    ];
  }
  return [
    'A person reads it.',
    plan?.isCustom
      ? 'We respond within 24 hours and ask what you need.'
      : 'We respond within 24 hours and say when we could start.',
    'You pay nothing until you have agreed to it in writing.',
  ];
}

function ownWords(message: string | null): Block[] {
  return message === null ? [] : [paragraph('You wrote:'), quote(guardedQuote(message))];
}
