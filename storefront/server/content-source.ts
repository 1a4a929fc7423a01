import { serviceFor } from '@kiln/contracts/origin-table';
import type { ContentResult } from '../src/entry-server';
import { ContentError, fetchContent } from '../src/lib/content';
import { withPreview } from '../src/lib/preview';
import type { Config } from './config';

/** A page waits this long for its content, milliseconds. */
const TIMEOUT = 2_500;
const KEPT_ANSWERS = 300;

export interface ContentSource {
  /**
   * The answer to a key for a page; the last good one when the service does not answer. With a preview's token the
   * draft that it names stands in the answer, which is for this page alone.
   */
  fetchKey(key: string, requestId: string, preview?: string | null): Promise<ContentResult>;
}

/**
 * Fetches the content that routes name, straight from the service of the origin table.
 * @param onOldAnswer told of every last good answer that stands in for a new one
 */
export function createContentSource(config: Config, onOldAnswer: () => void = () => undefined): ContentSource {
  const lastGood = new Map<string, unknown>();

  const remember = (key: string, data: unknown) => {
    lastGood.delete(key);
    lastGood.set(key, data);
    const oldest = lastGood.keys().next().value;
    if (lastGood.size > KEPT_ANSWERS && oldest !== undefined) lastGood.delete(oldest);
  };

  return {
    async fetchKey(key, requestId, preview = null) {
      const service = serviceFor(new URL(key, config.publicUrl).pathname);
      const base = service === 'payments' ? config.paymentsUrl : config.cmsUrl;
      try {
        const init = { signal: AbortSignal.timeout(TIMEOUT), headers: { 'x-request-id': requestId } };
        const data = await fetchContent<unknown>(withPreview(key, preview), init, base);
        // What payments answers is one buyer's own.
        if (service === 'cms' && preview === null) remember(key, data);
        return { data };
      } catch (error) {
        if (!(error instanceof ContentError)) throw error;
        const unreachable = error.status === 0 || error.status >= 500;
        if (unreachable && lastGood.has(key)) {
          onOldAnswer();
          return { data: lastGood.get(key) };
        }
        return { failure: { status: error.status, message: error.message } };
      }
    },
  };
}
