import { fetchContent } from '../src/lib/content';
import { VERSION_KEY } from '../src/lib/content-version-key';
import type { Config } from './config';

/** An answer is believed this long, milliseconds: with the gateway's four seconds an edit is seen within five. */
const BELIEVED = 500;
const TIMEOUT = 2_500;

/** What the public content is at, as far as this process knows; null while the CMS has never answered. */
export type ContentVersion = () => string | null | Promise<string | null>;

/**
 * Asks the CMS for the version of all public content, once for everybody who asks at the same time. While it does not
 * answer the last version stands: what was rendered of it is still the best there is.
 * @param onOldAnswer told whenever the last version stands in for an answer
 */
export function createContentVersion(
  { cmsUrl }: Pick<Config, 'cmsUrl'>,
  onOldAnswer: () => void = () => undefined,
): ContentVersion {
  let version: string | null = null;
  let askedAt = -Infinity;
  let asking: Promise<string | null> | null = null;

  const ask = async () => {
    try {
      const signal = AbortSignal.timeout(TIMEOUT);
      version = (await fetchContent<{ version: string }>(VERSION_KEY, { signal }, cmsUrl)).version;
    } catch {
      // Pages that need the CMS say so themselves.
      if (version !== null) onOldAnswer();
    }
    askedAt = performance.now();
    asking = null;
    return version;
  };

  return () => (performance.now() - askedAt < BELIEVED ? version : (asking ??= ask()));
}
