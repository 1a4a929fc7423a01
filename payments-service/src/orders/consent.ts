import { DIGITAL_CONTENT_CONSENT } from '@kiln/contracts/consent';
import { AppError } from '../lib/app-error';
import type { Consent } from './order';

/**
 * The record of what the buyer agreed to: our own words by their version, never words that a browser sends.
 * @throws AppError invalid_request for a version that we never showed
 */
export function consentOf(version: string | undefined, now: Date): Consent | null {
  if (version === undefined) return null;
  if (version !== DIGITAL_CONTENT_CONSENT.version) {
    const message = 'The terms have changed. Please reload the page and agree to them again.';
    throw new AppError('invalid_request', message, { fields: { 'consent.version': message } });
  }
  return { ...DIGITAL_CONTENT_CONSENT, at: now.toISOString() };
}
