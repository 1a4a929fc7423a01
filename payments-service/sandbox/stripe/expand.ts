import type { ObjectStore } from '../object-store';
import { invalidRequest, type StripeError } from './stripe-error';

const EXPANDABLE: Record<string, string> = {
  charge: 'charge',
  latest_charge: 'charge',
  payment_intent: 'payment_intent',
  payment_method: 'payment_method',
};

/** Replaces ids by their objects for `expand[]=latest_charge` and, in a list, `expand[]=data.latest_charge`; one level deep. */
export function expandAnswer(answer: object, expand: unknown, store: ObjectStore): object {
  if (!Array.isArray(expand)) return answer;
  const fields = expand.map(String);
  const { data } = answer as { data?: unknown };
  if (!Array.isArray(data)) return expandObject(answer, fields, store);
  const ofData = fields.map((field) => {
    if (!field.startsWith('data.')) throw notExpandable(field);
    return field.slice('data.'.length);
  });
  return { ...answer, data: data.map((each) => expandObject(each as object, ofData, store)) };
}

function expandObject(object: object, fields: string[], store: ObjectStore): object {
  const expanded: Record<string, unknown> = { ...object };
  for (const field of fields) {
    const type = EXPANDABLE[field];
    if (type === undefined || !(field in expanded)) throw notExpandable(field);
    expanded[field] = store.find(type, String(expanded[field])) ?? expanded[field];
  }
  return expanded;
}

function notExpandable(field: string): StripeError {
  return invalidRequest(`This property cannot be expanded (${field}).`, { param: 'expand' });
}
