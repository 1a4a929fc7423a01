import { createHash } from 'node:crypto';
import type { Administrator, AdministratorCheck } from './administrators';

/** Short, so that a role that is taken away ends almost at once. */
const REMEMBERED_MS = 5_000;
const WINDOW_MS = 10_000;
const MOST_STRANGERS = 50;
const MOST_REMEMBERED = 1_000;

interface Remembered {
  answer: Promise<Administrator | null>;
  until: number;
  /** Was an administrator when last asked. */
  known: boolean;
}

/**
 * Bounds how often the CMS is asked: an answer holds 5 s per token (only its hash is kept), and of tokens that were
 * never good at most 50 are asked about in 10 s. Guessing tokens so neither floods the CMS nor locks out who works.
 */
export function rememberAdministrators(check: AdministratorCheck, now: () => Date): AdministratorCheck {
  const remembered = new Map<string, Remembered>();
  let strangers = { since: 0, count: 0 };

  const isCrowded = (at: number): boolean => {
    if (at - strangers.since >= WINDOW_MS) strangers = { since: at, count: 0 };
    strangers.count += 1;
    return strangers.count > MOST_STRANGERS;
  };

  return {
    async identify(bearerToken) {
      const at = now().getTime();
      const key = createHash('sha256').update(bearerToken).digest('base64');
      const before = remembered.get(key);
      if (before && before.until > at) return before.answer;
      if (!before?.known && isCrowded(at)) return null;
      const entry = { answer: check.identify(bearerToken), until: at + REMEMBERED_MS, known: before?.known ?? false };
      remembered.delete(key);
      remembered.set(key, entry);
      const [oldest] = remembered.keys();
      if (remembered.size > MOST_REMEMBERED && oldest !== undefined) remembered.delete(oldest);
      const administrator = await entry.answer;
      entry.known = administrator !== null;
      return administrator;
    },
  };
}
