import { createRequire } from 'node:module';
import path from 'node:path';
import { ROOT } from '../../lib/environment.mjs';

const knexOf = createRequire(path.join(ROOT, 'cms/package.json'))('knex');

const CATEGORIES = 8;
const TAGS = 60;
const PICTURES = 200;
const BATCH = 250;
const ADJECTIVES = ['Quiet', 'Bright', 'Folded', 'Rough', 'Northern', 'Woven', 'Hollow', 'Painted', 'Second', 'Slow'];
const NOUNS = [
  'icons',
  'textures',
  'letters',
  'mockups',
  'brushes',
  'scenes',
  'shaders',
  'portraits',
  'patterns',
  'grids',
];

/** A connection to the CMS's database: a file, or an address of PostgreSQL. */
export function openDatabase({ file, url }) {
  return url
    ? knexOf({ client: 'pg', connection: url })
    : knexOf({ client: 'better-sqlite3', connection: { filename: file }, useNullAsDefault: true });
}

/**
 * Fills the empty tables of a CMS with so many published products, each with its draft, a category, a sub-category,
 * four tags and four pictures out of 200. The same number makes the same products.
 */
export async function fillCatalogue(database, count) {
  await fillTerms(database);
  await database.batchInsert('files', numbers(PICTURES).map(toPicture), 100);
  for (let first = 1; first <= count; first += BATCH) {
    const batch = numbers(Math.min(BATCH, count - first + 1)).map((offset) => first + offset - 1);
    await database.transaction((trx) => insertProducts(trx, batch));
  }
  if (database.client.config.client === 'pg') await setSequences(database);
}

async function fillTerms(database) {
  const term = (kind) => (id) => ({ id, document_id: `${kind}${id}`, name: `${kind} ${id}`, slug: `${kind}-${id}` });
  await database('categories').insert(numbers(CATEGORIES).map((id) => ({ ...term('category')(id), position: id })));
  await database('sub_categories').insert(numbers(CATEGORIES * 3).map(term('part')));
  await database('sub_categories_category_lnk').insert(
    numbers(CATEGORIES * 3).map((id) => ({ sub_category_id: id, category_id: Math.ceil(id / 3) })),
  );
  await database('tags').insert(numbers(TAGS).map(term('tag')));
}

async function insertProducts(trx, batch) {
  await trx('product_numbers').insert(
    batch.map((number) => ({
      id: number,
      document_id: `number${number}`,
      number,
      product_document_id: documentId(number),
    })),
  );
  // The draft's row first, then the published one's.
  const rows = batch.flatMap((number) => [
    { number, id: 2 * number - 1, published_at: null },
    { number, id: 2 * number, published_at: dateOf(trx, number) },
  ]);
  await trx.batchInsert(
    'products',
    rows.map((row) => toProduct(trx, row)),
    100,
  );
  const link = (table, column, of) =>
    trx.batchInsert(
      table,
      rows.flatMap(({ id, number }) => of(number).map((term) => ({ product_id: id, [column]: term }))),
      200,
    );
  await link('products_category_lnk', 'category_id', (number) => [categoryOf(number)]);
  await link('products_sub_category_lnk', 'sub_category_id', (number) => [categoryOf(number) * 3 - (number % 3)]);
  await link('products_tags_lnk', 'tag_id', tagsOf);
  await trx.batchInsert(
    'files_related_mph',
    rows.flatMap(({ id, number }) => picturesOf(id, number)),
    100,
  );
}

function toProduct(trx, { number, id, published_at }) {
  const title = `${ADJECTIVES[number % 10]} ${NOUNS[Math.floor(number / 10) % 10]} ${number}`;
  const at = dateOf(trx, number);
  return {
    id,
    document_id: documentId(number),
    title,
    slug: `product-${number}`,
    description: `${title}: made by hand for pages, prints and films. Number ${number} of the shelf. `.repeat(3).trim(),
    price: 5 + ((number * 7) % 95),
    featured: number % 50 === 0,
    deliverables: JSON.stringify(['file']),
    features: JSON.stringify(['Layered', 'Named', 'Ready to print']),
    files_included: JSON.stringify(['asset.zip']),
    file_format: 'SVG, PNG',
    created_at: at,
    updated_at: at,
    published_at,
  };
}

function toPicture(id) {
  const url = (size) => `/uploads/${size}_picture_${id}.webp`;
  const rendition = (size, width) => [
    size,
    { name: `${size}_picture.webp`, mime: 'image/webp', width, height: width * 0.75, size: width / 10, url: url(size) },
  ];
  return {
    id,
    document_id: `picture${id}`,
    name: `picture-${id}.webp`,
    alternative_text: `What picture ${id} shows`,
    width: 1600,
    height: 1200,
    formats: JSON.stringify(
      Object.fromEntries([rendition('thumbnail', 208), rendition('small', 480), rendition('medium', 960)]),
    ),
    hash: `picture_${id}`,
    ext: '.webp',
    mime: 'image/webp',
    size: 120,
    url: url('full'),
    provider: 'local',
    folder_path: '/',
  };
}

function picturesOf(rowId, number) {
  return numbers(4).map((order) => ({
    file_id: ((number * 4 + order) % PICTURES) + 1,
    related_id: rowId,
    related_type: 'api::product.product',
    field: order === 1 ? 'cover' : 'gallery',
    order,
  }));
}

/** Rows were given their ids. */
async function setSequences(database) {
  for (const table of ['products', 'product_numbers', 'files', 'categories', 'sub_categories', 'tags']) {
    await database.raw(`select setval(pg_get_serial_sequence('${table}', 'id'), (select max(id) from ${table}))`);
  }
}

/** SQLite keeps times as milliseconds. */
function dateOf(trx, number) {
  const ms = 1_700_000_000_000 + number * 60_000;
  return trx.client.config.client === 'pg' ? new Date(ms) : ms;
}

const numbers = (count) => Array.from({ length: count }, (_, index) => index + 1);
const documentId = (number) => `product${number}`;
const categoryOf = (number) => (number % CATEGORIES) + 1;
const tagsOf = (number) =>
  [1, 7, 13, 29]
    .map((step) => ((number * step + step) % TAGS) + 1)
    .filter((tag, index, all) => all.indexOf(tag) === index);
