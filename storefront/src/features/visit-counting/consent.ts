import { readText, writeText } from '../../lib/json-storage';

const KEY = 'kiln:consent';

export type Consent = 'granted' | 'declined';

/** What this visitor chose on an earlier page; null before the first choice. */
export function storedConsent(): Consent | null {
  const text = readText(KEY);
  return text === 'granted' || text === 'declined' ? text : null;
}

/** Remembers a choice where the browser keeps things; elsewhere the bar asks again on the next page load. */
export function storeConsent(consent: Consent): void {
  writeText(KEY, consent);
}
