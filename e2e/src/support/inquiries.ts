import { asAdmin } from './catalogue-admin';
import { until } from './until';

export interface Inquiry {
  kind: string;
  email: string;
  [field: string]: unknown;
}

/** What the CMS keeps of a sender. */
export async function inquiriesOf(email: string): Promise<Inquiry[]> {
  const query = new URLSearchParams({ 'filters[email][$eq]': email });
  const path = `/content-manager/collection-types/api::inquiry.inquiry?${query}`;
  return (await asAdmin<{ results: Inquiry[] }>('GET', path)).results;
}

export function keptInquiry(email: string): Promise<Inquiry> {
  return until(async () => (await inquiriesOf(email))[0], `an inquiry of ${email}`);
}
