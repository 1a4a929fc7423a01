import { createHash } from 'node:crypto';
import type { Core } from '@strapi/strapi';

const PRODUCT = 'api::product.product';

/** Label and help of each field in the panel; the order is the form's. */
const FIELDS: Record<string, { label: string; description?: string; size: 4 | 6 | 12 }> = {
  title: { label: 'Title', description: 'As the shop shows it.', size: 6 },
  slug: { label: 'Slug', description: 'A readable word for addresses and searches; unique.', size: 6 },
  description: { label: 'Description', description: 'What it is for. Cards show its first lines.', size: 12 },
  price: { label: 'Price', description: 'US dollars: 0 (free), or at least 0.50.', size: 4 },
  originalPrice: { label: 'Original price', description: 'Struck through beside a lower price.', size: 4 },
  featured: { label: 'Featured', description: 'Shown first in the shop and on the home page.', size: 4 },
  category: { label: 'Category', size: 6 },
  subCategory: { label: 'Sub-category', size: 6 },
  tags: { label: 'Tags', size: 12 },
  cover: { label: 'Cover', description: 'Needed to publish. 4:3, at least 1600 pixels wide.', size: 6 },
  gallery: { label: 'Gallery', description: 'Pictures or MP4 videos, in the order of the page.', size: 6 },
  deliverables: {
    label: 'Files for sale',
    description: 'Needed to publish. Buyers only, never public. A new version reaches buyers at once.',
    size: 12,
  },
  features: { label: 'Features', description: 'One per line.', size: 6 },
  filesIncluded: { label: 'Files you will receive', description: 'One per line.', size: 6 },
  compatibleWith: { label: 'Compatible with', size: 6 },
  fileFormat: { label: 'File format', size: 6 },
  fileSize: { label: 'File size', description: 'For example 12.2 MB.', size: 4 },
  dimensions: { label: 'Dimensions', size: 4 },
  dpi: { label: 'DPI', size: 4 },
  createdDate: { label: 'Created', size: 6 },
  previewMedia: { label: 'Preview', description: 'A short MP4, or pictures.', size: 6 },
};

const LIST_COLUMNS = ['title', 'cover', 'price', 'featured', 'category'];
const ROW_WIDTH = 12;

interface Configuration {
  settings: Record<string, unknown>;
  metadatas: Record<string, { edit: Record<string, unknown>; list: Record<string, unknown> }>;
  layouts: { list: string[]; edit: { name: string; size: number }[][] };
}

/** Arranges the product form once per version of this file, so that an administrator's own arrangement stays. */
export async function arrangeProductForm(strapi: Core.Strapi): Promise<void> {
  const version = createHash('sha256')
    .update(JSON.stringify([FIELDS, LIST_COLUMNS]))
    .digest('hex');
  const store = strapi.store({ type: 'core', name: 'panel' });
  if ((await store.get({ key: 'product-form' })) === version) return;

  const contentTypes = strapi.plugin('content-manager').service('content-types');
  const contentType = contentTypes.findContentType(PRODUCT);
  const { settings, metadatas }: Configuration = await contentTypes.findConfiguration(contentType);
  for (const [name, { label, description = '' }] of Object.entries(FIELDS)) {
    const metadata = metadatas[name];
    if (!metadata) continue;
    metadata.edit = { ...metadata.edit, label, description };
    metadata.list = { ...metadata.list, label };
  }
  const layouts = { list: LIST_COLUMNS, edit: toRows() };
  await contentTypes.updateConfiguration(contentType, { settings, metadatas, layouts });
  await store.set({ key: 'product-form', value: version });
}

function toRows(): { name: string; size: number }[][] {
  const rows: { name: string; size: number }[][] = [];
  let used = ROW_WIDTH;
  for (const [name, { size }] of Object.entries(FIELDS)) {
    if (used + size > ROW_WIDTH) {
      rows.push([]);
      used = 0;
    }
    rows.at(-1)?.push({ name, size });
    used += size;
  }
  return rows;
}
