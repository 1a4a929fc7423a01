import type { Action, Dispatch, Reducer, Store } from '@reduxjs/toolkit';
import { FLUSH, PAUSE, PERSIST, PURGE, REGISTER, REHYDRATE, persistReducer, persistStore } from 'redux-persist';
import { restoreItems, type StoredItems } from '../../lib/stored-items';
import { isRecord } from '../../lib/stored-product';
import { browserStorage, parseJson, readText } from '../../lib/json-storage';

/** A list to keep in localStorage, under `kiln:{key}`. */
export interface ListToPersist<Item extends { id: number }> {
  key: string;
  reducer: Reducer<StoredItems<Item>>;
  /** Rebuilds one item from foreign JSON; undefined drops it. */
  restoreItem: (entry: unknown) => Item | undefined;
  /** The action that takes over what another tab has stored. */
  synced: (items: Item[]) => Action;
}

export interface PersistedList<State> {
  storageKey: string;
  reducer: Reducer<State>;
  /** Takes over what the storage holds now. */
  catchUp: (dispatch: Dispatch) => void;
}

const KEY_PREFIX = 'kiln:';
/** Raise it when the stored shape changes; `restoreItem` then reads the older shapes too. */
const VERSION = 1;

/** Their payloads hold functions, so the store's serialisability check passes them over. */
export const PERSISTENCE_ACTIONS = [FLUSH, PAUSE, PERSIST, PURGE, REGISTER, REHYDRATE];

/**
 * The list's reducer, kept by the browser once `startPersistence` ran; before that, and on the server, the plain one.
 * An item added before the storage was read is kept beside what it held. Make one per store.
 */
export function persisted<Item extends { id: number }>(list: ListToPersist<Item>) {
  const storageKey = KEY_PREFIX + list.key;
  /** The entry as this tab last read or wrote it. */
  let known: string | null = null;
  const readItems = () => {
    known = readText(storageKey);
    return restoreItems(storedItems(known), list.restoreItem);
  };
  // redux-persist writes back what it has just read: between the two another tab may have changed it.
  const setItem = (key: string, text: string) => {
    const unchanged = text === known || (known === null && isEmpty(storedItems(text)));
    if (unchanged) return Promise.resolve();
    known = text;
    return browserStorage.setItem(key, text);
  };
  const reducer = persistReducer<StoredItems<Item>>(
    {
      key: list.key,
      keyPrefix: KEY_PREFIX,
      version: VERSION,
      storage: { ...browserStorage, setItem },
      whitelist: ['items'],
      timeout: 0,
      getStoredState: () => Promise.resolve({ items: readItems(), _persist: { version: VERSION, rehydrated: true } }),
      stateReconciler: (stored: { items: Item[] }, _original, current) => ({
        items: united(stored.items, current.items),
        restored: true,
      }),
    },
    list.reducer,
  );
  const catchUp = (dispatch: Dispatch) => void dispatch(list.synced(readItems()));
  return { storageKey, reducer, catchUp };
}

/** Reads the storage into the store, writes later changes back, follows other tabs. Call it after hydration. */
export function startPersistence(store: Store, lists: readonly Pick<PersistedList<never>, 'storageKey' | 'catchUp'>[]) {
  persistStore(store);
  const catchUp = (key: string | null) => {
    for (const list of lists) if (key === null || key === list.storageKey) list.catchUp(store.dispatch);
  };
  const onStorage = (event: StorageEvent) => catchUp(event.key);
  // A page that the browser kept for 'back' heard nothing from other tabs meanwhile.
  const onPageShow = (event: PageTransitionEvent) => event.persisted && catchUp(null);
  window.addEventListener('storage', onStorage);
  window.addEventListener('pageshow', onPageShow);
  return () => {
    window.removeEventListener('storage', onStorage);
    window.removeEventListener('pageshow', onPageShow);
  };
}

/** redux-persist keeps each field as JSON within JSON; whatever else stands there is no list. */
function storedItems(text: string | null): unknown {
  const entry = parseJson(text);
  return isRecord(entry) && typeof entry.items === 'string' ? parseJson(entry.items) : undefined;
}

function united<Item extends { id: number }>(stored: Item[], current: Item[]): Item[] {
  // The same list, so that nothing is drawn anew for it.
  if (stored.length === 0) return current;
  const ids = new Set(stored.map(({ id }) => id));
  return [...stored, ...current.filter(({ id }) => !ids.has(id))];
}

const isEmpty = (items: unknown) => Array.isArray(items) && items.length === 0;
