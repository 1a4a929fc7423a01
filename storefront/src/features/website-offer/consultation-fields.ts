import {
  CONSULTATION_FIELD_MESSAGES as MESSAGES,
  INQUIRY_LIMITS,
  NO_EXAMPLE,
  type ConsultationRequest,
} from '@kiln/contracts/inquiries-api';

export interface ConsultationFields {
  message: string;
  name: string;
  email: string;
  phone: string;
  currentWebsite: string;
  fax: string;
}

export const EMPTY_FIELDS: ConsultationFields = {
  message: '',
  name: '',
  email: '',
  phone: '',
  currentWebsite: '',
  fax: '',
};

const filled = (message: string) => (value: string) => value.trim() !== '' || message;

/** What each field must hold, and its message (S 5). */
export const FIELD_RULES = {
  message: { validate: filled(MESSAGES.message), maxLength: INQUIRY_LIMITS.message },
  name: { validate: filled(MESSAGES.name) },
  email: {
    validate: {
      filled: filled(MESSAGES.email),
      valid: (value: string) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value.trim()) || MESSAGES.emailInvalid,
    },
  },
  phone: { validate: filled(MESSAGES.phone) },
  currentWebsite: { validate: (value: string) => isWebAddress(value.trim()) || MESSAGES.currentWebsite },
};

/** As it is sent (S 7); `websiteType` is the chosen example's title (S 3). */
export function consultationRequest(
  { currentWebsite, fax, ...fields }: ConsultationFields,
  exampleTitle: string | undefined,
  submissionId: string,
): ConsultationRequest {
  return {
    name: fields.name.trim(),
    email: fields.email.trim(),
    phone: fields.phone.trim(),
    message: fields.message.trim(),
    ...(currentWebsite.trim() && { currentWebsite: currentWebsite.trim() }),
    selectedWebsite: null,
    websiteType: exampleTitle ?? NO_EXAMPLE,
    submissionId,
    ...(fax && { fax }),
  };
}

function isWebAddress(text: string): boolean {
  if (text === '') return true;
  return URL.canParse(text) && ['http:', 'https:'].includes(new URL(text).protocol);
}
