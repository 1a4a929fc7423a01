import useSWR from 'swr';
import { fetchContent } from '../../../lib/content';
import { VERSION_KEY } from '../../../lib/content-version-key';
import { freshness } from '../../../lib/use-content';

/** Milliseconds between two questions: with the answer's own time an edit is seen within 5 s. */
const INTERVAL = 3_000;
const TIMEOUT = 5_000;

/** The catalogue's version, asked for while the page is visible; `lost` when the last question got no answer. */
export function useCatalogueVersion(): { version: string | undefined; lost: boolean } {
  const { data, error } = useSWR<{ version: string }>(
    VERSION_KEY,
    async (key: string) => {
      const signal = AbortSignal.timeout(TIMEOUT);
      const answer = await fetchContent<{ version: string }>(key, { signal, cache: 'no-store' });
      freshness.version = answer.version;
      return answer;
    },
    {
      refreshInterval: INTERVAL,
      dedupingInterval: INTERVAL / 2,
      onErrorRetry: (_error, _key, _config, revalidate, { retryCount }) => {
        setTimeout(() => void revalidate({ retryCount }), INTERVAL);
      },
    },
  );
  return { version: data?.version, lost: error !== undefined };
}
