import { z } from '@strapi/utils';
import {
  emailField,
  LIMITS,
  metaFields,
  nameField,
  optionalLine,
  optionalText,
  optionalUrl,
  parseForm,
  requiredLine,
  requiredText,
} from '../forms/fields';

/** S 3: when no example was chosen. */
const NO_EXAMPLE = 'Not specified';

const sender = { name: nameField, email: emailField };

const consultation = z.object({
  ...sender,
  phone: requiredLine('Phone number is required', LIMITS.phone),
  message: requiredText('Please describe your website requirements'),
  currentWebsite: optionalUrl,
  websiteType: optionalLine(LIMITS.name).transform((title) => title ?? NO_EXAMPLE),
  ...metaFields,
});

const planInquiry = z.object({
  ...sender,
  company: optionalLine(LIMITS.company),
  message: optionalText,
  planId: requiredLine('Please choose a plan', LIMITS.name),
  planName: optionalLine(LIMITS.name),
  planPrice: optionalLine(LIMITS.name),
  ...metaFields,
});

const contact = z.object({
  ...sender,
  message: requiredText('Message is required'),
  submittedAt: z.iso.datetime({ offset: true }).nullish().catch(null),
  ...metaFields,
});

export type Consultation = z.infer<typeof consultation> & { kind: 'consultation' };
export type PlanInquiry = z.infer<typeof planInquiry> & { kind: 'plan' };
export type ContactMessage = z.infer<typeof contact> & { kind: 'contact' };
export type NewInquiry = Consultation | PlanInquiry | ContactMessage;

/** Reads POST /api/submit-consultation (S 5, S 7). @throws FormError invalid_fields */
export function parseConsultation(body: unknown): Consultation {
  return { kind: 'consultation', ...parseForm(consultation, body) };
}

/** Reads POST /api/inquiries/submit (S 5, S 7). @throws FormError invalid_fields */
export function parsePlanInquiry(body: unknown): PlanInquiry {
  return { kind: 'plan', ...parseForm(planInquiry, body) };
}

/** Reads POST /api/inquiries/contact. @throws FormError invalid_fields */
export function parseContact(body: unknown): ContactMessage {
  return { kind: 'contact', ...parseForm(contact, body) };
}
