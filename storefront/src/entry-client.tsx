import './styles/index.css';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { Providers, type ServerState } from './app/providers';
import { AppRoutes, loadRoute, matchRoute } from './app/router';
import { startInquiries } from './app/start-inquiries';
import { cleanUpOldStorage } from './app/start-up-clean-up';
import { trackingIds } from './lib/analytics';
import { previewToken } from './lib/preview';

void start();

async function start(): Promise<void> {
  const root = document.getElementById('root');
  const json = document.getElementById('state')?.textContent;
  if (!root || !json) throw new Error('The page came without its root or its state');
  const state = JSON.parse(json) as ServerState;
  cleanUpOldStorage();
  startInquiries();
  const tracking = trackingIds();
  if (tracking && previewToken(location.search) === null)
    void import('./app/start-visit-counting').then(({ startVisitCounting }) => startVisitCounting(tracking));
  await loadRoute(matchRoute(location.pathname).entry);
  hydrateRoot(
    root,
    <StrictMode>
      <Providers state={state}>
        <BrowserRouter>
          <AppRoutes />
        </BrowserRouter>
      </Providers>
    </StrictMode>,
  );
}
