import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense, type ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { Providers, type ServerState } from '../app/providers';
import { DEFAULT_SITE } from '../config/site';
import { SITE_KEY } from '../lib/site';
import { matchRoute } from '../app/route-table';
import { AppRoutes, loadRoute } from '../app/router';

interface Options {
  /** Address to start at. */
  path?: string;
  /** What the server handed over with the page. */
  state?: Partial<ServerState>;
}

interface PathOptions extends Omit<Options, 'path'> {
  visits?: string[];
}

/** Renders a part of a page in the real providers. */
export function renderInApp(ui: ReactNode, { path = '/', state = {} }: Options = {}) {
  const user = userEvent.setup();
  const view = render(
    <Providers state={{ failures: {}, ...state, content: { [SITE_KEY]: DEFAULT_SITE, ...state.content } }}>
      <MemoryRouter initialEntries={[path]}>
        <Suspense>{ui}</Suspense>
        <CurrentAddress />
      </MemoryRouter>
    </Providers>,
  );
  return { user, ...view, address: () => view.getByTestId('address').textContent };
}

/** Renders the whole page at a path, as the browser does after loading its code; `visits` names paths it will go on to. */
export async function renderPath(path: string, { visits = [], ...options }: PathOptions = {}) {
  const pathnames = [path, ...visits].map((address) => new URL(address, 'http://localhost').pathname);
  await Promise.all(pathnames.map((pathname) => loadRoute(matchRoute(pathname).entry)));
  return renderInApp(<AppRoutes />, { path, ...options });
}

function CurrentAddress() {
  const { pathname, search } = useLocation();
  return (
    <output data-testid="address" hidden>
      {pathname + search}
    </output>
  );
}
