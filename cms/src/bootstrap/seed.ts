import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Core } from '@strapi/strapi';
import { missingFiles, readAssets, readTaxonomy } from '../seed/seed-files';
import { seedProduct } from '../seed/seed-product';
import { seedTerms } from '../seed/seed-terms';
import { studioSettings } from '../settings';

const PRODUCT = 'api::product.product';

/**
 * Fills an empty CMS with the catalogue of cms/seed. What a crash left half done is completed at the next start; once
 * done, it never runs again, so that an editor's deletions stay deleted.
 */
export async function seedWhenEmpty(strapi: Core.Strapi): Promise<void> {
  const { seed, seedDir } = studioSettings(strapi);
  if (!seed || !existsSync(join(seedDir, 'taxonomy.json'))) return;

  const store = strapi.store({ type: 'core', name: 'seed' });
  const state = await store.get({ key: 'state' });
  if (state === 'done') return;
  if (state !== 'started' && (await strapi.db.query(PRODUCT).count()) > 0) return;

  await store.set({ key: 'state', value: 'started' });
  strapi.log.info('The CMS is empty: putting the catalogue in.');
  const complete = await seedCatalogue(strapi, seedDir);
  if (complete) await store.set({ key: 'state', value: 'done' });
}

/** Whether every asset is in now. */
async function seedCatalogue(strapi: Core.Strapi, seedDir: string): Promise<boolean> {
  const terms = await seedTerms(strapi, await readTaxonomy(seedDir));
  let complete = true;
  for (const seeded of await readAssets(seedDir)) {
    const { slug } = seeded.asset;
    if ((await strapi.db.query(PRODUCT).count({ where: { slug } })) > 0) continue;

    const missing = missingFiles(seeded);
    if (missing.length > 0) {
      complete = false;
      strapi.log.warn(`Left out ${slug}: ${missing.join(', ')} not found in ${seeded.folder}.`);
      continue;
    }
    await seedProduct(strapi, seeded, terms);
    strapi.log.info(`Published ${slug}.`);
  }
  return complete;
}
