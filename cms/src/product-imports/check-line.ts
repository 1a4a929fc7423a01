import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { priceFaults } from '../catalogue/price-rules';
import { checkProductFields } from '../catalogue/product-input';
import { publishFaults, type Publishable, type ShelfCategory } from '../catalogue/publish-rules';
import { checkSlug } from '../content/slug-rules';
import type { PresentProduct } from './present-product';
import type { Wanted } from './read-cells';
import type { WantedFile, WantedMedia } from './resolve-names';

const PRODUCT = 'api::product.product';
const SHELF = { select: ['id', 'name'] };

/** What a line would write. */
export interface LineWrite {
  slug: string;
  present: PresentProduct | null;
  /** What changes, or all of a new product. */
  fields: Wanted;
  media: Record<string, WantedMedia[]>;
  files: WantedFile[] | null;
  publishes: boolean;
}

interface FieldFault {
  field: string;
  message: string;
}

/** What the rules of saving and publishing will say of a line's product, as the line would leave it; no field twice. */
export async function writeFaults(strapi: Core.Strapi, write: LineWrite): Promise<FieldFault[]> {
  const { fields, present, publishes } = write;
  const [price, originalPrice] = [outcomeOf(write, 'price'), outcomeOf(write, 'originalPrice')] as (number | null)[];
  const changesPrice = fields.price !== undefined || fields.originalPrice !== undefined;
  const draft = publishes ? await draftAfter(strapi, write) : null;
  const faults = [
    ...checkProductFields({ ...fields, ...countsOf(write) }, present === null),
    ...(present === null ? await slugFaults(strapi, write.slug) : []),
    ...(changesPrice ? toFieldFaults(priceFaults({ price, originalPrice })) : []),
    ...(draft ? toFieldFaults(publishFaults(draft)) : []),
  ];
  return faults.filter(({ field }, index) => faults.findIndex((other) => other.field === field) === index);
}

/** As many entries as the lists will have: files get their ids when they are stored. */
function countsOf({ media, files }: LineWrite): object {
  const lists = Object.entries(media).filter(([field]) => field !== 'cover');
  return {
    ...Object.fromEntries(lists.map(([field, wanted]) => [field, wanted.map(() => 1)])),
    ...(files && { deliverables: files.map(() => '') }),
  };
}

async function slugFaults(strapi: Core.Strapi, slug: string): Promise<FieldFault[]> {
  try {
    await checkSlug(strapi, PRODUCT, undefined, slug);
    return [];
  } catch (error) {
    if (!(error instanceof errors.ValidationError)) throw error;
    return [{ field: 'slug', message: error.message }];
  }
}

async function draftAfter(strapi: Core.Strapi, write: LineWrite): Promise<Publishable> {
  const { slug, present, media, files } = write;
  const [cover] = media.cover ?? present?.media.cover ?? [];
  const title = outcomeOf(write, 'title') as string | null;
  return {
    title,
    description: outcomeOf(write, 'description') as string | null,
    price: outcomeOf(write, 'price') as number | null,
    originalPrice: outcomeOf(write, 'originalPrice') as number | null,
    // What is uploaded is described by the title.
    cover: cover ? { alternativeText: 'id' in cover ? cover.alternativeText : (title ?? slug) } : null,
    deliverables: files ?? present?.files ?? [],
    ...(await shelfAfter(strapi, outcomeOf(write, 'category'), outcomeOf(write, 'subCategory'))),
  };
}

async function shelfAfter(strapi: Core.Strapi, category: unknown, subCategory: unknown) {
  if (typeof subCategory !== 'string') return { category: null, subCategory: null };
  const found: ShelfCategory | null =
    typeof category === 'string'
      ? await strapi.db.query('api::category.category').findOne({ ...SHELF, where: { slug: category } })
      : null;
  const sub: Publishable['subCategory'] = await strapi.db
    .query('api::sub-category.sub-category')
    .findOne({ ...SHELF, where: { slug: subCategory }, populate: { category: SHELF } });
  return { category: found, subCategory: sub };
}

/** A field as the line would leave it. */
function outcomeOf({ fields, present }: LineWrite, field: string): unknown {
  return fields[field] === undefined ? (present?.fields[field] ?? null) : fields[field];
}

function toFieldFaults(faults: { path: string[]; message: string }[]): FieldFault[] {
  return faults.map(({ path, message }) => ({ field: path[0] ?? '', message }));
}
