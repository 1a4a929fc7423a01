import { useFetchClient } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';
import type { Deliverable } from './deliverables-api';

interface Answer {
  data: Deliverable[];
}

/** Reads the deliverables that the product names and keeps them by id; `remember` takes one that was just uploaded. */
export function useDeliverables(ids: readonly string[]) {
  const { get } = useFetchClient();
  const [known, setKnown] = useState<ReadonlyMap<string, Deliverable>>(new Map());
  const [failed, setFailed] = useState(false);
  const wanted = ids.filter((id) => !known.has(id)).join(',');

  useEffect(() => {
    if (wanted === '') return;
    const abort = new AbortController();
    get<Answer>(`/admin/deliverables?ids=${wanted}`, { signal: abort.signal })
      .then(({ data }) => {
        setFailed(false);
        setKnown((before) => new Map([...before, ...data.data.map((entry) => [entry.id, entry] as const)]));
      })
      .catch(() => setFailed(!abort.signal.aborted));
    return () => abort.abort();
  }, [get, wanted]);

  const remember = (entry: Deliverable) => setKnown((before) => new Map(before).set(entry.id, entry));
  return { known, failed, remember };
}
