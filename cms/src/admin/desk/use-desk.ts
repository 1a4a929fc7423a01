import { useFetchClient } from '@strapi/strapi/admin';
import { useMemo } from 'react';

const BASE = '/admin';

interface Answer<Data> {
  data: Data;
}

/** Calls of the CMS's desks, below /admin. They reject with what `toFailure` reads. */
export function useDesk() {
  const { get, post } = useFetchClient();
  return useMemo(
    () => ({
      read: async <Data>(path: string, signal: AbortSignal): Promise<Data> =>
        (await get<Answer<Data>>(BASE + path, { signal })).data.data,
      send: async <Data>(path: string, body: object = {}, signal?: AbortSignal): Promise<Data> =>
        (await post<Answer<Data>>(BASE + path, body, { ...(signal && { signal }) })).data.data,
    }),
    [get, post],
  );
}
