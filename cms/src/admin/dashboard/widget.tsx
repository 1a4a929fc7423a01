import { Flex, Loader } from '@strapi/design-system';
import { useCallback, type ReactNode } from 'react';
import { FailureNotice } from '../desk/failure-notice';
import { useDesk } from '../desk/use-desk';
import { useLoaded, type Loaded } from '../desk/use-loaded';

/** Reads one widget's data by itself: what fails there leaves the others alone. */
export function useWidgetData<Data>(path: string, body?: object): Loaded<Data> {
  const { read, send } = useDesk();
  const asked = JSON.stringify(body);
  const load = useCallback(
    (signal: AbortSignal) =>
      asked === undefined ? read<Data>(path, signal) : send<Data>(path, JSON.parse(asked) as object, signal),
    [read, send, path, asked],
  );
  return useLoaded(load);
}

interface WidgetBodyProps<Data> {
  loaded: Loaded<Data>;
  children: (data: Data) => ReactNode;
}

/** Waiting, what went wrong with the way on, or what was read. */
export function WidgetBody<Data>({ loaded: { data, failure, reload }, children }: WidgetBodyProps<Data>) {
  if (failure) return <FailureNotice failure={failure} onRetry={reload} />;
  if (data === null) {
    return (
      <Flex justifyContent="center" padding={6}>
        <Loader>Reading…</Loader>
      </Flex>
    );
  }
  return <>{children(data)}</>;
}
