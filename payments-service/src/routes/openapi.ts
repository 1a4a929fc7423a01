import { OpenAPIHono, type z } from '@hono/zod-openapi';
import { failureSchema, successOf } from '@kiln/contracts/payments-answers-schema';
import { AppError } from '../lib/app-error';
import type { AppEnv } from '../middleware/app-env';

/** A router whose routes check their input by their own schemas and answer failures in the common envelope. */
export function createRouter(): OpenAPIHono<AppEnv> {
  return new OpenAPIHono<AppEnv>({
    defaultHook: (result) => {
      if (!result.success) throw invalidRequest(result.error);
    },
  });
}

function invalidRequest(error: z.ZodError): AppError {
  const fields: Record<string, string> = {};
  for (const issue of error.issues) fields[issue.path.join('.') || 'body'] ??= issue.message;
  const [first] = Object.values(fields);
  return new AppError('invalid_request', first ?? 'The request is not complete.', { fields });
}

export const jsonBody = <Schema extends z.ZodType>(schema: Schema) => ({
  body: { required: true, content: { 'application/json': { schema } } },
});

export const jsonContent = <Schema extends z.ZodType>(schema: Schema, description: string) => ({
  content: { 'application/json': { schema } },
  description,
});

export const success = <Schema extends z.ZodType>(schema: Schema, description: string) =>
  jsonContent(successOf(schema), description);

export const failure = (description: string) => jsonContent(failureSchema, description);

/** The failures that any call with a body can end in. */
export const COMMON_FAILURES = {
  400: failure('`invalid_json`'),
  403: failure('`foreign_origin`: asked by a page of another origin'),
  413: failure('`body_too_large`: over 64 kB'),
  422: failure('`invalid_request` with a message per field, or `card_data_refused`'),
} as const;
