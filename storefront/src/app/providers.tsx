import { useState, type ReactNode } from 'react';
import { SWRConfig } from 'swr';
import type { ContentFailure } from '../lib/content';
import { ServerFailures } from '../lib/use-content';
import { StoreProvider } from './store/store-provider';

/** What the server hands to the browser with a page. */
export interface ServerState {
  content: Record<string, unknown>;
  failures: Record<string, ContentFailure>;
}

/** The content of a page, and which version of it; null: of none that is known. */
export interface VersionedState {
  version: string | null;
  state: ServerState;
}

export function Providers({ state, children }: { state: ServerState; children: ReactNode }) {
  // One cache per app: the server renders many visitors at once.
  const [swr] = useState(() => ({ fallback: state.content, provider: () => new Map(), errorRetryCount: 5 }));
  return (
    <StoreProvider>
      <ServerFailures value={state.failures}>
        <SWRConfig value={swr}>{children}</SWRConfig>
      </ServerFailures>
    </StoreProvider>
  );
}
