import { Ajv } from 'ajv';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** PayPal's published OpenAPI files that the shop's calls are described in. */
type Spec = 'checkout_orders_v2' | 'payments_payment_v2' | 'notifications_webhooks_v1';

export interface PayPalSpecs {
  /** What is wrong with a body; empty when it fits. @param schema a name of the file's `components.schemas` */
  problems(spec: Spec, schema: string, body: unknown): string[];
}

/** To be said where a test is skipped. */
export const NEEDS_SPECS =
  '(needs PAYPAL_SPECS: the `openapi` folder of github.com/paypal/paypal-rest-api-specifications)';

/** Undefined without PAYPAL_SPECS: the files are PayPal's and not part of this repository. */
export function payPalSpecs(folder = process.env['PAYPAL_SPECS']): PayPalSpecs | undefined {
  if (folder === undefined || folder === '') return undefined;
  // Their patterns are no Unicode expressions, and OpenAPI has keywords that JSON Schema does not know.
  const ajv = new Ajv({ strict: false, unicodeRegExp: false, validateFormats: false, allErrors: true, logger: false });
  return {
    problems(spec, schema, body) {
      if (ajv.getSchema(spec) === undefined) {
        ajv.addSchema(JSON.parse(readFileSync(join(folder, `${spec}.json`), 'utf8')) as object, spec);
      }
      const validate = ajv.compile({ $ref: `${spec}#/components/schemas/${schema}` });
      validate(body);
      return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
    },
  };
}
