import './styles/index.css';
import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { Providers, type ServerState, type VersionedState } from './app/providers';
import { matchRoute } from './app/route-table';
import { AppRoutes, loadRoute } from './app/router';
import { startInquiries } from './app/start-inquiries';
import { cleanUpOldStorage } from './app/start-up-clean-up';
import { trackingIds } from './lib/analytics';
import { layOutAll, layOutRest } from './lib/later';
import { previewToken } from './lib/preview';

nextTask()
  .then(start)
  .catch((error: unknown) => {
    dispatchEvent(new Event('kiln:failed'));
    throw error;
  });

/** The app comes alive in pieces, so that a touch is answered between two of them. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page came without its root');
  cleanUpOldStorage();
  startInquiries();
  // In development React compares styles as well.
  if (import.meta.env.DEV) layOutAll();
  else layOutRest();
  const tracking = trackingIds();
  if (tracking && previewToken(location.search) === null)
    void import('./app/start-visit-counting').then(({ startVisitCounting }) => startVisitCounting(tracking));
  const [{ state, isOfPage }] = await Promise.all([pageState(), loadRoute(matchRoute(location.pathname).entry)]);
  await nextTask();
  const app = (
    <StrictMode>
      <Providers state={state}>
        <BrowserRouter>
          <AppRoutes />
        </BrowserRouter>
      </Providers>
    </StrictMode>
  );
  // In slices.
  if (isOfPage) startTransition(() => void hydrateRoot(root, app));
  else createRoot(root).render(app);
}

/** The content that the page was rendered of; after a change since then today's, which makes another page. */
async function pageState(): Promise<{ state: ServerState; isOfPage: boolean }> {
  const carried = readBlock<ServerState>('state');
  if (carried) return { state: carried, isOfPage: true };
  const { state: address = '', version } = readBlock<{ state: string; version: string }>('app') ?? {};
  const answer = (await (await fetch(address)).json()) as VersionedState;
  return { state: answer.state, isOfPage: answer.version === version };
}

function readBlock<Data>(id: string): Data | null {
  return JSON.parse(document.getElementById(id)?.textContent ?? 'null') as Data | null;
}
