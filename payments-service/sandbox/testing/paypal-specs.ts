import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv, type ErrorObject } from 'ajv';

/** One request to PayPal and its answer, as they went over the wire. */
export interface Exchange {
  method: string;
  /** Below the API's address, such as `/v2/checkout/orders/5O1…/capture`. */
  path: string;
  request: unknown;
  status: number;
  answer: unknown;
}

/** Folder of PayPal's published OpenAPI files; empty where they are not at hand. */
export const PAYPAL_SPECS_FOLDER = process.env['PAYPAL_SPECS'] ?? '';

/** To be said where a test is skipped. */
export const NEEDS_SPECS =
  PAYPAL_SPECS_FOLDER === '' ? ': set PAYPAL_SPECS to a folder with PayPal’s published OpenAPI files to run this' : '';

const FILES = {
  '/v1/notifications': 'notifications_webhooks_v1.json',
  '/v2/checkout': 'checkout_orders_v2.json',
  '/v2/payments': 'payments_payment_v2.json',
};

/**
 * PayPal's published OpenAPI files (checkout_orders_v2.json, payments_payment_v2.json, notifications_webhooks_v1.json)
 * of a folder. They are PayPal's, so the project does not carry them.
 */
export class PayPalSpecs {
  // Their patterns are no Unicode regular expressions; formats only repeat what the patterns say.
  private readonly ajv = new Ajv({ strict: false, allErrors: true, unicodeRegExp: false, validateFormats: false });
  private readonly paths: Record<string, string[]> = {};

  constructor(folder: string) {
    for (const [start, file] of Object.entries(FILES)) {
      const document = JSON.parse(readFileSync(join(folder, file), 'utf8')) as { paths: object };
      this.paths[start] = Object.keys(document.paths);
      this.ajv.addSchema(document, start);
    }
  }

  /** What is wrong with the request's body, by the published schema. */
  requestFaults({ method, path, request }: Exchange): string[] {
    const { start, template } = this.find(path);
    return this.faults([start, template, method.toLowerCase(), 'requestBody'], request);
  }

  /** What is wrong with the answer's body. */
  answerFaults({ method, path, status, answer }: Exchange): string[] {
    const { start, template } = this.find(path);
    return this.faults([start, template, method.toLowerCase(), 'responses', String(status)], answer);
  }

  private faults([start = '', ...place]: string[], body: unknown): string[] {
    const pointer = ['paths', ...place, 'content', 'application/json', 'schema'];
    const escaped = pointer.map((part) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1')));
    const validate = this.ajv.getSchema(`${start}#/${escaped.join('/')}`);
    if (validate === undefined) throw new Error(`PayPal publishes no schema for ${place.join(' ')}`);
    return validate(body) ? [] : readable(validate.errors ?? []);
  }

  private find(path: string): { start: string; template: string } {
    for (const [start, templates] of Object.entries(this.paths)) {
      const template = templates.find((each) => new RegExp(`^${each.replace(/\{\w+\}/g, '[^/]+')}$`).test(path));
      if (template !== undefined) return { start, template };
    }
    throw new Error(`PayPal publishes no path for ${path}`);
  }
}

/** Of a choice of many, that none fits says enough. */
function readable(errors: ErrorObject[]): string[] {
  const isOneOfMany = ({ schemaPath }: ErrorObject) => /anyOf\/\d+\//.test(schemaPath);
  return errors
    .filter((error) => !isOneOfMany(error))
    .map(({ instancePath, message, params }) => `${instancePath} ${message} ${JSON.stringify(params)}`);
}
