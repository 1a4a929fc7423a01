import type { CatalogMedia, CatalogProduct, CatalogTerm } from '@kiln/contracts/catalog-api';

/** A product as cart and wishlist keep it: the whole product (S 3), with its cover's address as `image`. */
export type StoredProduct = CatalogProduct & { image: string | null };

export function toStoredProduct<Product extends CatalogProduct>(product: Product): Product & { image: string | null } {
  return { ...product, image: product.images[0]?.url ?? null };
}

/** A product from foreign JSON; undefined without a usable id, title or price. Lesser faults are mended. */
export function restoreProduct(value: unknown): StoredProduct | undefined {
  if (!isRecord(value)) return undefined;
  const { id, title, price } = value;
  if (!isPositiveInteger(id) || typeof title !== 'string' || title === '' || !isPrice(price)) return undefined;
  const images = restoreList(value.images, restoreMedia);
  return {
    ...value,
    id,
    title,
    slug: textOr(value.slug, ''),
    description: textOr(value.description, ''),
    price,
    originalPrice: isPrice(value.originalPrice) ? value.originalPrice : null,
    status: 'published',
    featured: value.featured === true,
    category: restoreTerm(value.category) ?? null,
    subCategory: restoreTerm(value.subCategory) ?? null,
    tags: restoreList(value.tags, restoreTerm),
    images,
    updatedAt: textOr(value.updatedAt, ''),
    image: isAddress(value.image) ? value.image : (images[0]?.url ?? null),
  };
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function isPositiveInteger(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) > 0;
}

/** Dollars that pricing can work with. */
function isPrice(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0 && value < 1_000_000;
}

function isAddress(value: unknown): value is string {
  return typeof value === 'string' && /^(\/(?!\/)|https?:\/\/)/.test(value);
}

function textOr<Fallback>(value: unknown, fallback: Fallback): string | Fallback {
  return typeof value === 'string' ? value : fallback;
}

function restoreTerm(value: unknown): CatalogTerm | undefined {
  if (!isRecord(value) || typeof value.slug !== 'string' || typeof value.name !== 'string') return undefined;
  return { slug: value.slug, name: value.name };
}

function restoreMedia(value: unknown): CatalogMedia | undefined {
  if (!isRecord(value) || !isAddress(value.url)) return undefined;
  return {
    url: value.url,
    alternativeText: textOr(value.alternativeText, ''),
    mime: textOr(value.mime, ''),
    width: isPositiveInteger(value.width) ? value.width : null,
    height: isPositiveInteger(value.height) ? value.height : null,
    renditions: restoreList(value.renditions, restoreRendition),
  };
}

function restoreRendition(value: unknown): { url: string; width: number } | undefined {
  if (!isRecord(value) || !isAddress(value.url) || !isPositiveInteger(value.width)) return undefined;
  return { url: value.url, width: value.width };
}

function restoreList<Item>(value: unknown, restore: (entry: unknown) => Item | undefined): Item[] {
  return Array.isArray(value) ? value.map(restore).filter((entry) => entry !== undefined) : [];
}
