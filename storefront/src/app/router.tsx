import { Suspense, use, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { firstViewIsAlive } from '../hooks/use-hydrated';
import { ErrorBoundary } from '../components/layout/error-boundary';
import { Frame } from './frame';
import { PageHead } from './page-head';
import type { RouteModule } from './route-module';
import { RouteParams } from './route-params';
import { matchRoute, type RouteEntry } from './route-table';

const modules = new Map<RouteEntry, RouteModule>();
const loading = new Map<RouteEntry, Promise<RouteModule>>();

/** Loads a route's code once; the first view and prefetching on intent call this before rendering. */
export function loadRoute(entry: RouteEntry): Promise<RouteModule> {
  const pending = loading.get(entry);
  if (pending) return pending;
  const promise = entry.load().then((module) => {
    modules.set(entry, module);
    return module;
  });
  // A failed download may succeed when tried again.
  promise.catch(() => loading.delete(entry));
  loading.set(entry, promise);
  return promise;
}

/** Starts loading the code behind a link the visitor is about to follow. */
export function prefetchRoute(pathname: string): void {
  void loadRoute(matchRoute(pathname).entry).catch(() => undefined);
}

/** The page at the address, matched as the server matches it: flat, so <Routes> and its nesting stay out of the bundle. */
export function AppRoutes() {
  const { pathname } = useLocation();
  const { entry, params } = matchRoute(pathname);
  return (
    <RouteParams value={params}>
      <Frame bare={entry.bare ?? false}>
        <Suspense fallback={null}>
          <ErrorBoundary key={pathname}>
            <RouteContent entry={entry} />
          </ErrorBoundary>
        </Suspense>
      </Frame>
    </RouteParams>
  );
}

function RouteContent({ entry }: { entry: RouteEntry }) {
  const [loaded] = useState(() => modules.get(entry));
  useEffect(prefetchOnIntent, []);
  // The first view answers now: what was done before is done again (early.ts).
  useEffect(() => {
    firstViewIsAlive();
    dispatchEvent(new Event('kiln:alive'));
  }, []);
  return loaded ? <RoutePage module={loaded} /> : <PendingRoutePage pending={loadRoute(entry)} />;
}

/** Suspends until the code is here; the page before stays on the screen meanwhile. */
function PendingRoutePage({ pending }: { pending: Promise<RouteModule> }) {
  return <RoutePage module={use(pending)} />;
}

function RoutePage({ module }: { module: RouteModule }) {
  return (
    <>
      <PageHead module={module} />
      <module.Component />
    </>
  );
}

/** Loads a route's code when the pointer or the focus comes to its link. */
function prefetchOnIntent(): () => void {
  const onIntent = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link && link.origin === location.origin) prefetchRoute(link.pathname);
  };
  document.addEventListener('pointerover', onIntent, { passive: true });
  document.addEventListener('focusin', onIntent);
  return () => {
    document.removeEventListener('pointerover', onIntent);
    document.removeEventListener('focusin', onIntent);
  };
}
