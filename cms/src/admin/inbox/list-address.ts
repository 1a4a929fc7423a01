/**
 * Where a list's search lives, so that it can be kept and handed on: the choices in the page's query, what was typed
 * behind '#', which no server sees, because addresses of people do not belong in logs.
 */
export interface ListAddress {
  /** Both as `location` has them. */
  search: string;
  hash: string;
}

/** @returns the choices, the words typed and the page, from 1 */
export function readAddress({ search, hash }: ListAddress): { query: URLSearchParams; q: string; page: number } {
  const query = new URLSearchParams(search);
  const page = Number(query.get('page'));
  return {
    query,
    q: new URLSearchParams(hash.slice(1)).get('q') ?? '',
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  };
}

/**
 * The address of a search, without what it need not say.
 * @param plain the choices that go without saying
 */
export function writeAddress<Name extends string>(
  choices: Record<Name, string>,
  plain: Record<Name, string>,
  { q, page }: { q: string; page: number },
): ListAddress {
  const said = Object.entries<string>(choices).filter(([name, value]) => value !== plain[name as Name]);
  const query = new URLSearchParams(Object.fromEntries(said));
  if (page > 1) query.set('page', String(page));
  return { search: query.size === 0 ? '' : `?${query}`, hash: q === '' ? '' : `#${new URLSearchParams({ q })}` };
}
