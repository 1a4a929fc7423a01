import { useCallback, useEffect, useState } from 'react';
import { toFailure, type DeskFailure } from './desk-failure';

export interface Loaded<Data> {
  /** What was read last; kept while it is read again, and when that fails. */
  data: Data | null;
  failure: DeskFailure | null;
  isLoading: boolean;
  reload: () => void;
  /** Takes what an action answered, without asking again. */
  replace: (data: Data) => void;
}

/** Reads now, whenever `load` changes, and on `reload`. Keep `load` stable (useCallback). */
export function useLoaded<Data>(load: (signal: AbortSignal) => Promise<Data>): Loaded<Data> {
  const [data, setData] = useState<Data | null>(null);
  const [failure, setFailure] = useState<DeskFailure | null>(null);
  const [round, setRound] = useState(0);
  const [answered, setAnswered] = useState<{ load: unknown; round: number } | null>(null);

  useEffect(() => {
    const abort = new AbortController();
    load(abort.signal)
      .then((read) => {
        if (abort.signal.aborted) return;
        setData(read);
        setFailure(null);
        setAnswered({ load, round });
      })
      .catch((error: unknown) => {
        if (abort.signal.aborted) return;
        setFailure(toFailure(error));
        setAnswered({ load, round });
      });
    return () => abort.abort();
  }, [load, round]);

  const reload = useCallback(() => setRound((before) => before + 1), []);
  const replace = useCallback((next: Data) => {
    setData(next);
    setFailure(null);
  }, []);
  const isLoading = answered?.load !== load || answered.round !== round;
  return { data, failure, isLoading, reload, replace };
}
