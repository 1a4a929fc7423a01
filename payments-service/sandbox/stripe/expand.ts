import type { ObjectStore } from '../object-store';
import { invalidRequest } from './stripe-error';

const EXPANDABLE: Record<string, string> = {
  charge: 'charge',
  latest_charge: 'charge',
  payment_intent: 'payment_intent',
  payment_method: 'payment_method',
};

/** Replaces ids by their objects for `expand[]=latest_charge` and its like; one level deep. */
export function expandAnswer(answer: object, expand: unknown, store: ObjectStore): object {
  if (!Array.isArray(expand)) return answer;
  const expanded: Record<string, unknown> = { ...answer };
  for (const field of expand.map(String)) {
    const type = EXPANDABLE[field];
    if (type === undefined || !(field in expanded)) {
      throw invalidRequest(`This property cannot be expanded (${field}).`, { param: 'expand' });
    }
    expanded[field] = store.find(type, String(expanded[field])) ?? expanded[field];
  }
  return expanded;
}
