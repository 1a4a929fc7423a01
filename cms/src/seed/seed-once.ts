import type { Core } from '@strapi/strapi';

interface Seeding {
  /** Names the part in the database. */
  key: string;
  isEmpty: () => Promise<boolean>;
  /** Puts in what is missing and tells whether all of it is in now. */
  fill: () => Promise<boolean>;
}

/**
 * Fills a part of the CMS that is empty. What a crash left half done is completed at the next start; once done, it never
 * runs again, so that an editor's deletions stay deleted.
 */
export async function seedOnce(strapi: Core.Strapi, { key, isEmpty, fill }: Seeding): Promise<void> {
  const store = strapi.store({ type: 'core', name: 'seed' });
  const state = await store.get({ key });
  if (state === 'done') return;
  if (state !== 'started' && !(await isEmpty())) return;

  await store.set({ key, value: 'started' });
  if (await fill()) await store.set({ key, value: 'done' });
}
