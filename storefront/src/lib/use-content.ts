import { createContext, useContext } from 'react';
import useSWR, { type SWRConfiguration } from 'swr';
import { previewToken, withPreview } from './preview';
import { fetchContent, type ContentError, type ContentFailure } from './content';

/** Keys that failed on the server: the first view says so instead of showing a skeleton for ever. */
export const ServerFailures = createContext<Readonly<Record<string, ContentFailure>>>({});

/** What this browser knows of how fresh content is. */
export const freshness: { navigated: boolean; version?: string } = {
  /** False during the first view, whose content the server has just fetched. Set by the router on navigation. */
  navigated: false,
};

/** The newest known version of the content in an address gets past every cache on the way; so does a preview's draft. */
function currentAddress(path: string): string {
  const token = previewToken(window.location.search);
  if (token !== null) return withPreview(path, token);
  return freshness.version ? `${path}${path.includes('?') ? '&' : '?'}v=${freshness.version}` : path;
}

export interface Content<Data> {
  data: Data | undefined;
  error: ContentFailure | undefined;
  /** Nothing to show yet. */
  isLoading: boolean;
  /** A request is under way, with or without older data. */
  isValidating: boolean;
  mutate(): Promise<Data | undefined>;
}

/** Content by its key, a path of the one origin; `fallbackMessage` is S 8's text when the server gives none. */
export function useContent<Data>(
  key: string | null,
  fallbackMessage: string,
  options: SWRConfiguration<Data, ContentError> = {},
): Content<Data> {
  const serverFailures = useContext(ServerFailures);
  const known = key === null ? undefined : serverFailures[key];
  const { data, error, isLoading, isValidating, mutate } = useSWR<Data, ContentError>(key, {
    fetcher: (path: string) => fetchContent<Data>(currentAddress(path)),
    revalidateIfStale: freshness.navigated,
    // The server has just been told that there is no such thing; anything else is worth another try.
    ...(known?.status === 404 && !freshness.navigated && { revalidateOnMount: false }),
    ...options,
  });
  const failure = error ?? (data === undefined ? known : undefined);
  return {
    data,
    error: failure && { status: failure.status, message: failure.message || fallbackMessage },
    isLoading: isLoading && !failure,
    isValidating,
    mutate: () => mutate(),
  };
}
