import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import type { Core } from '@strapi/strapi';
import { createDeliverable } from '../deliverables/deliverables';
import type { SeedFolder } from './seed-files';
import { seedMedia } from './seed-media';

const PRODUCT = 'api::product.product';

/** Document ids of the terms by slug. */
export interface TermIds {
  categories: Map<string, string>;
  subCategories: Map<string, string>;
  tags: Map<string, string>;
}

/**
 * Publishes one asset with its media and files. The rows are written in one transaction: a crash leaves media that the
 * next try uses again, and at most a file in the private store that nothing names.
 */
export async function seedProduct(strapi: Core.Strapi, { folder, asset }: SeedFolder, terms: TermIds): Promise<void> {
  const { cover, gallery, preview, deliverables, category, subCategory, tags, ...fields } = asset;
  const coverId = await seedMedia(strapi, folder, cover);
  const galleryIds: number[] = [];
  for (const media of gallery) galleryIds.push(await seedMedia(strapi, folder, media));
  const previewIds = preview ? [await seedMedia(strapi, folder, preview)] : [];

  await strapi.db.transaction(async () => {
    const deliverableIds: string[] = [];
    for (const { file, name } of deliverables) {
      const content = createReadStream(join(folder, file));
      deliverableIds.push(await createDeliverable(strapi, { fileName: name, content }));
    }
    await strapi.documents(PRODUCT).create({
      data: {
        ...fields,
        cover: coverId,
        gallery: galleryIds,
        previewMedia: previewIds,
        deliverables: deliverableIds,
        category: terms.categories.get(category) ?? null,
        subCategory: terms.subCategories.get(subCategory) ?? null,
        tags: tags.flatMap((slug) => terms.tags.get(slug) ?? []),
      },
      status: 'published',
    });
  });
}
