/** JSON, or undefined for what is none. */
export function parseJson(text: string | null): unknown {
  if (text === null) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A text of localStorage; null where the browser keeps nothing or forbids asking. */
export function readText(key: string): string | null {
  return attempt(() => localStorage.getItem(key)) ?? null;
}

/** Keeps a text in localStorage; false where storage is forbidden or full. */
export function writeText(key: string, value: string): boolean {
  return attempt(() => (localStorage.setItem(key, value), true)) ?? false;
}

/** What this tab's storage would not take: kept for the life of the page. */
const unstored = new Map<string, string>();

/** This tab's JSON under a key; undefined where there is none. */
export function readSession(key: string): unknown {
  return parseJson(unstored.get(key) ?? attempt(() => sessionStorage.getItem(key)) ?? null);
}

/** Keeps JSON for this tab; where storage is forbidden or full, for the life of the page. */
export function writeSession(key: string, value: unknown): void {
  const text = JSON.stringify(value);
  unstored.set(key, text);
  attempt(() => {
    sessionStorage.setItem(key, text);
    unstored.delete(key);
  });
}

export function removeSession(key: string): void {
  unstored.delete(key);
  attempt(() => sessionStorage.removeItem(key));
}

/** localStorage as redux-persist wants it: promises, and no error where storage is forbidden or full. */
export const browserStorage = {
  getItem: (key: string) => Promise.resolve(readText(key)),
  setItem: (key: string, value: string) => Promise.resolve(attempt(() => localStorage.setItem(key, value))),
  removeItem: (key: string) => Promise.resolve(attempt(() => localStorage.removeItem(key))),
};

/** Storage throws where the visitor has blocked it, on the server, and when it is full. */
function attempt<Result>(access: () => Result): Result | undefined {
  try {
    return access();
  } catch {
    return undefined;
  }
}
