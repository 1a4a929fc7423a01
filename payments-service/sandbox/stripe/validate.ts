import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import type { FormObject } from './form-body';
import requestSchemas from './schemas/requests.json' with { type: 'json' };
import { invalidRequest, type StripeError } from './stripe-error';

export type RequestSchema = keyof typeof requestSchemas;

// Forms carry text only, hence the coercion; unions of the SDK's types are wider than strict mode allows.
const ajv = new Ajv({ coerceTypes: true, strict: false, allErrors: true });
const validators = new Map<RequestSchema, ValidateFunction>();

/**
 * Checks the parameters against the schema made from the SDK's type and turns text into numbers and booleans.
 * Throws Stripe's 400: `parameter_unknown`, `parameter_missing`, `parameter_invalid_integer` or a plain one.
 */
export function validateParams<T>(schema: RequestSchema, params: FormObject): T {
  // Gone since API 2026-10-28, and what older code still sends: Stripe names it, so it does not count as unknown.
  if ('payment_method_types' in params) {
    throw invalidRequest(
      'The parameter `payment_method_types` is no longer supported. Use `allowed_payment_method_types` instead.',
      { code: 'payment_method_types_no_longer_supported', param: 'payment_method_types' },
    );
  }
  const validator = validators.get(schema) ?? ajv.compile(requestSchemas[schema]);
  validators.set(schema, validator);
  const coerced = structuredClone(params);
  if (!validator(coerced)) throw toStripeError(validator.errors ?? []);
  return coerced as T;
}

function toStripeError(errors: ErrorObject[]): StripeError {
  const byKeyword = (keyword: string) => errors.find((error) => error.keyword === keyword);
  const unknown = byKeyword('additionalProperties');
  if (unknown !== undefined) {
    const param = bracketed(unknown.instancePath, String(unknown.params['additionalProperty']));
    return invalidRequest(`Received unknown parameter: ${param}`, { code: 'parameter_unknown', param });
  }
  const missing = byKeyword('required');
  if (missing !== undefined) {
    const param = bracketed(missing.instancePath, String(missing.params['missingProperty']));
    return invalidRequest(`Missing required param: ${param}.`, { code: 'parameter_missing', param });
  }
  const [first] = errors;
  const param = bracketed(first?.instancePath ?? '');
  if (first?.keyword === 'type' && ['integer', 'number'].includes(String(first.params['type']))) {
    return invalidRequest(`Invalid integer: ${param}`, { code: 'parameter_invalid_integer', param });
  }
  return invalidRequest(`Invalid ${param}: ${first?.message ?? 'unexpected value'}`, { param });
}

/** `/card` and `number` become `card[number]`. */
function bracketed(instancePath: string, last?: string): string {
  const [head = '', ...rest] = [...instancePath.split('/').slice(1), ...(last === undefined ? [] : [last])];
  return head + rest.map((key) => `[${key}]`).join('');
}
