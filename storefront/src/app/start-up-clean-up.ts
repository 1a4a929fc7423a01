/** Addresses of an earlier version's development server; a bare ':5000' would match prices and ids too. */
const OLD_API = /(?:localhost|127\.0\.0\.1):5000/;

/** S 4: on start, stored entries that point at the old API go, and so do all browser caches. */
export function cleanUpOldStorage(): void {
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    try {
      const storage = window[name];
      for (const key of Object.keys(storage)) {
        if (OLD_API.test(key) || OLD_API.test(storage.getItem(key) ?? '')) storage.removeItem(key);
      }
    } catch {
      // Storage is blocked: nothing can be stored there either.
    }
  }
  void deleteCaches();
}

async function deleteCaches(): Promise<void> {
  try {
    const names = await window.caches.keys();
    await Promise.all(names.map((name) => window.caches.delete(name)));
  } catch {
    // No Cache API outside secure contexts: nothing to delete.
  }
}
