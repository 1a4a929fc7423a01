import { CONTENT_PATHS } from '@kiln/contracts/content-api';
import { serviceFor } from '@kiln/contracts/origin-table';
import type { ContentResult } from '../src/entry-server';
import { ContentError, fetchContent } from '../src/lib/content';
import { withPreview } from '../src/lib/preview';
import type { Config } from './config';

/** A page waits this long for its content, milliseconds. */
const TIMEOUT = 2_500;
const KEPT_ANSWERS = 300;

/** Content whose every change makes another content version: the catalogue and what editors keep, not the free times. */
const VERSIONED = new Set<string>(Object.values(CONTENT_PATHS).filter((path) => typeof path === 'string'));
const isVersioned = (pathname: string) =>
  VERSIONED.has(pathname) || /^\/api\/(products|text-pages)(\/|$)/.test(pathname);

export interface Question {
  requestId: string;
  /** The token of a preview: the draft that it names stands in the answer, which is for this page alone. */
  preview?: string | null;
  /** The content version as known now: what was answered to it before is answered again. */
  version?: string | null;
}

/** `current`: an answer of the version that was asked for, so what is made of it may be kept as long as the version. */
export type Answer = ContentResult & { current: boolean };

export interface ContentSource {
  /** The answer to a key for a page; the last good one when the service does not answer. */
  fetchKey(key: string, question: Question): Promise<Answer>;
}

interface Kept {
  data: unknown;
  version: string | null;
}

/**
 * Fetches the content that routes name, straight from the service of the origin table.
 * @param onOldAnswer told of every last good answer that stands in for a new one
 */
export function createContentSource(config: Config, onOldAnswer: () => void = () => undefined): ContentSource {
  const kept = new Map<string, Kept>();

  const remember = (key: string, answer: Kept) => {
    kept.delete(key);
    kept.set(key, answer);
    const oldest = kept.keys().next().value;
    if (kept.size > KEPT_ANSWERS && oldest !== undefined) kept.delete(oldest);
  };

  return {
    async fetchKey(key, { requestId, preview = null, version = null }) {
      const { pathname } = new URL(key, config.publicUrl);
      const service = serviceFor(pathname);
      const base = service === 'payments' ? config.paymentsUrl : config.cmsUrl;
      const versioned = version !== null && preview === null && isVersioned(pathname);
      const before = kept.get(key);
      if (versioned && before?.version === version) return { data: before.data, current: true };
      try {
        const init = { signal: AbortSignal.timeout(TIMEOUT), headers: { 'x-request-id': requestId } };
        const data = await fetchContent<unknown>(withPreview(key, preview), init, base);
        // What payments answers is one buyer's own.
        if (service === 'cms' && preview === null) remember(key, { data, version: versioned ? version : null });
        return { data, current: versioned };
      } catch (error) {
        if (!(error instanceof ContentError)) throw error;
        // Content is public: Strapi answers 401 to it while its database is away.
        const unreachable = error.status === 0 || error.status === 401 || error.status >= 500;
        if (unreachable && before) {
          onOldAnswer();
          return { data: before.data, current: false };
        }
        // That there is no such thing is an answer too.
        return {
          failure: { status: error.status, message: error.message },
          current: versioned && error.status === 404,
        };
      }
    },
  };
}
