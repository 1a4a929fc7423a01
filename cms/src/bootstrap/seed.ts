import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Core } from '@strapi/strapi';
import { missingFiles, readAssets, readTaxonomy } from '../seed/seed-files';
import { seedOnce } from '../seed/seed-once';
import { seedProduct } from '../seed/seed-product';
import { SITE_SOURCES } from '../seed/site-sources';
import { seedSiteContent } from '../seed/seed-site-content';
import { seedTerms } from '../seed/seed-terms';
import { studioSettings } from '../settings';

const PRODUCT = 'api::product.product';

/** Fills an empty CMS from cms/seed: the catalogue, and each type of the content beside it by itself. */
export async function seedWhenEmpty(strapi: Core.Strapi): Promise<void> {
  const { seed, seedDir } = studioSettings(strapi);
  if (!seed) return;

  if (existsSync(join(seedDir, 'taxonomy.json'))) {
    await seedOnce(strapi, {
      key: 'state',
      isEmpty: async () => (await strapi.db.query(PRODUCT).count()) === 0,
      fill: async () => seedCatalogue(strapi, seedDir),
    });
  }
  for (const source of SITE_SOURCES) {
    if (!existsSync(join(seedDir, 'site', source.path))) continue;
    await seedOnce(strapi, {
      key: source.uid,
      isEmpty: async () => (await strapi.db.query(source.uid).count()) === 0,
      fill: async () => seedSiteContent(strapi, seedDir, source),
    });
  }
}

/** Whether every asset is in now. */
async function seedCatalogue(strapi: Core.Strapi, seedDir: string): Promise<boolean> {
  strapi.log.info('The CMS is empty: putting the catalogue in.');
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
