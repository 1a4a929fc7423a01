import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense, type ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { Providers, type ServerState } from '../app/providers';
import { AppRoutes, loadRoute, matchRoute } from '../app/router';

interface Options {
  /** Address to start at. */
  path?: string;
  /** What the server handed over with the page. */
  state?: Partial<ServerState>;
}

/** Renders a part of a page in the real providers. */
export function renderInApp(ui: ReactNode, { path = '/', state = {} }: Options = {}) {
  const user = userEvent.setup();
  const view = render(
    <Providers state={{ content: {}, failures: {}, ...state }}>
      <MemoryRouter initialEntries={[path]}>
        <Suspense>{ui}</Suspense>
        <CurrentAddress />
      </MemoryRouter>
    </Providers>,
  );
  return { user, ...view, address: () => view.getByTestId('address').textContent };
}

/** Renders the whole page at a path, as the browser does after loading its code. */
export async function renderPath(path: string, options: Omit<Options, 'path'> = {}) {
  await loadRoute(matchRoute(new URL(path, 'http://localhost').pathname).entry);
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
