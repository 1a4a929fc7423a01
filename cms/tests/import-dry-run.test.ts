import { expect, inject, it } from 'vitest';
import type { CatalogProductDetail } from '../src/catalogue/wire';
import { createEntry } from './support/content';
import { call } from './support/http';
import { newImport } from './support/imports';
import {
  createProduct,
  documentIdOf,
  manage,
  PRODUCT_TYPE,
  uniqueWord,
  uploadPicture,
  type Success,
} from './support/products';
import { PIXEL } from './support/seed-folder';

const { url, tokens } = inject('cms');
const { read, send, sendFile, exported } = newImport(() => url);

const HEADER = 'Slug,Title,Description,Price,Original price,Category,Sub-category,Cover,Files for sale,Status\n';

/** What the dry run says of lines, after checking that the import says the same of them. */
async function checkedAndRun(csv: string): Promise<string[]> {
  const { rows } = await read(csv);
  const checked = await send('check', rows);
  expect(await send('run', rows)).toEqual(checked);
  return checked.map(({ action, changes, problems }) =>
    [action, ...(action === 'bad' ? problems.map(({ field, message }) => `${field}: ${message}`) : changes)].join(
      ' | ',
    ),
  );
}

async function shownTitle(id: number): Promise<string> {
  const { body } = await call<Success<{ product: CatalogProductDetail }>>(`${url}/api/products/${id}`);
  return body.data.product.title;
}

/** Changes the draft alone. */
async function changeDraft(slug: string, fields: object): Promise<void> {
  const { status } = await manage(`/${await documentIdOf(slug)}`, 'PUT', fields);
  expect(status).toBe(200);
}

it('finds what saving and publishing would refuse', async () => {
  const word = uniqueWord();
  await sendFile(`${word}.png`, PIXEL);
  await sendFile(`${word}.mp4`, Buffer.from('moving'));
  await sendFile('kit.zip', Buffer.from(`PK ${word}`));
  const [category, other] = [`${word}-a`, `${word}-b`];
  const [categoryId] = [
    await createEntry('api::category.category', { name: category, slug: category }),
    await createEntry('api::category.category', { name: other, slug: other }),
  ];
  await createEntry('api::sub-category.sub-category', {
    name: `${word}-part`,
    slug: `${word}-part`,
    category: { connect: [{ documentId: categoryId }] },
  });
  await uploadPicture('', { url, token: tokens.admin }, `${word}-undescribed.png`);
  const sold = await createProduct({ price: 10 });
  const moved = await createProduct();
  await changeDraft(moved.slug, { slug: `${word}-moved` });
  await createEntry(PRODUCT_TYPE, { title: word, slug: `${word}-bare` });

  const line = (slug: string, rest: string) => `${slug},A title,A text,${rest}\n`;
  const csv =
    HEADER +
    line(`${word}-struck`, `5,4,,,,,`) +
    `${sold.slug},${sold.title},${sold.description},10,8,,,kept:cover.png,kept:archive.zip,\n` +
    line(`${word}-shelf`, `5,,${other},${word}-part,${word}.png,kit.zip,published`) +
    line(`${word}-no-shelf`, `5,,,${word}-part,${word}.png,kit.zip,published`) +
    line(`${word}-undescribed`, `5,,,,${word}-undescribed.png,kit.zip,published`) +
    line(`${word}-video`, `5,,,,${word}.mp4,kit.zip,`) +
    line(moved.slug, `5,,,,,,`);
  expect(await checkedAndRun(csv)).toEqual([
    'bad | Original price: The original price must be more than 5.00, or empty: it is struck through.',
    'bad | Original price: The original price must be more than 10.00, or empty: it is struck through.',
    `bad | Sub-category: '${word}-part' belongs to '${category}': choose one of '${other}', or none.`,
    `bad | Category: Choose '${category}': '${word}-part' belongs to it.`,
    "bad | Cover: Tell people who cannot see the cover picture what it shows: press the pencil on it and fill in 'Alternative text'.",
    `bad | Cover: '${word}.mp4' is no picture of a kind that the shop shows there.`,
    `bad | Slug: Another product has the slug ${moved.slug}. Choose a different one: ${moved.slug}-1 is free.`,
  ]);
  expect(await checkedAndRun(`Slug,Cover,Files for sale,Status\n${word}-bare,${word}.png,kit.zip,published\n`)).toEqual(
    ['bad | Description: Fill in the description before publishing. | Price: Fill in the price before publishing.'],
  );

  // As drafts, and with what was missing, they are taken.
  const mended =
    HEADER +
    line(`${word}-struck`, `5,6,,,,,`) +
    line(`${word}-shelf`, `5,,${category},${word}-part,${word}.png,kit.zip,published`) +
    line(`${word}-no-shelf`, `5,,,${word}-part,${word}.png,kit.zip,draft`) +
    line(`${word}-undescribed`, `5,,,,${word}-undescribed.png,kit.zip,draft`);
  expect((await checkedAndRun(mended)).map((said) => said.split(' |')[0])).toEqual(Array(4).fill('create'));
});

it('publishes a draft that visitors do not see yet where the line says so, and else leaves it', async () => {
  const { id, slug } = await createProduct({ title: 'Shown' });
  const one = async (status: string) => checkedAndRun(`Slug,Title,Status\n${slug},Waiting,${status}\n`);
  await changeDraft(slug, { title: 'Waiting' });
  expect(await one('')).toEqual(['unchanged']);

  const [header, ...lines] = (await exported()).trimEnd().split('\r\n');
  const own = lines.find((line) => line.startsWith(`${slug},`)) ?? '';
  expect(own).toMatch(/,modified$/);
  expect(await checkedAndRun(`${header}\r\n${own}\r\n`)).toEqual(['unchanged']);
  expect(await shownTitle(id)).toBe('Shown');

  expect(await one('published')).toEqual(['change | Status']);
  expect(await shownTitle(id)).toBe('Waiting');
  expect(await one('published')).toEqual(['unchanged']);
});
