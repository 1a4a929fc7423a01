import { useEffect, useState, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import { makeStore } from './store';

/**
 * The store around the page. Server and first render show an empty cart and wishlist (`restored: false`);
 * the browser's own appear after hydration, without a gate that would hide the page until then.
 */
export function StoreProvider({ children }: { children: ReactNode }) {
  const [{ store, startPersistence }] = useState(makeStore);
  const [serverState] = useState(() => store.getState());
  useEffect(() => startPersistence(), [startPersistence]);
  return (
    <Provider store={store} serverState={serverState}>
      {children}
    </Provider>
  );
}
