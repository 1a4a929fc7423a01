import { z } from '@strapi/utils';
import { FormError } from './form-error';

/** Longest accepted texts, characters. The same numbers stand in the contracts, which the CMS cannot import. */
export const LIMITS = { name: 200, email: 254, phone: 40, company: 200, url: 2000, message: 5000 } as const;

/** One line without control characters; they have no place in a name and could end a mail's header. */
const toLine = (text: string) => text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();

/** Text with its line breaks. PostgreSQL cannot store NUL. */
const toText = (text: string) =>
  text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\P{Cc}\n\t]/gu, '')
    .trim();

const tooLong = (limit: number) => `Please keep this to ${limit} characters`;

const optional = (clean: (text: string) => string, limit: number) =>
  z
    .string('Please write text')
    .nullish()
    .transform((text) => clean(text ?? '') || null)
    .pipe(z.string().max(limit, tooLong(limit)).nullable());

export const requiredLine = (missing: string, limit: number) =>
  z
    .string(missing)
    .transform(toLine)
    .pipe(z.string().min(1, missing).max(limit, tooLong(limit)));

export const optionalLine = (limit: number) => optional(toLine, limit);

export const requiredText = (missing: string) =>
  z
    .string(missing)
    .transform(toText)
    .pipe(z.string().min(1, missing).max(LIMITS.message, tooLong(LIMITS.message)));

export const optionalText = optional(toText, LIMITS.message);

/** What a browser's e-mail field accepts (S 5). */
export const emailField = z
  .string('Email is required')
  .transform(toLine)
  .pipe(z.string().min(1, 'Email is required'))
  .pipe(z.string().max(LIMITS.email, 'Invalid email address').regex(z.regexes.html5Email, 'Invalid email address'));

export const nameField = requiredLine('Name is required', LIMITS.name);

/** Absolute, http or https (S 5); empty is none. */
export const optionalUrl = optional(toLine, LIMITS.url).refine(isWebAddress, 'Invalid URL');

export const metaFields = {
  submissionId: z
    .string('Please send the form again')
    .regex(/^[\w-]{8,64}$/, 'Please send the form again')
    .nullish()
    .transform((id) => id ?? crypto.randomUUID()),
  /** People do not see this field. */
  fax: z
    .unknown()
    .optional()
    .transform((value) => value !== undefined && value !== null && value !== ''),
};

/**
 * Reads a form's body.
 * @throws FormError invalid_fields, with a message per field and the first of them as its own
 */
export function parseForm<Output>(schema: z.ZodType<Output>, body: unknown): Output {
  const result = schema.safeParse(body);
  if (result.success) return result.data;

  const fields: Record<string, string> = {};
  for (const { path, message } of result.error.issues) fields[path.join('.')] ??= message;
  const [first = 'Please check the form'] = Object.values(fields);
  throw new FormError('invalid_fields', first, { fields });
}

function isWebAddress(text: string | null): boolean {
  if (text === null) return true;
  if (!URL.canParse(text)) return false;
  return ['http:', 'https:'].includes(new URL(text).protocol);
}
