import { describe, expect, inject, it } from 'vitest';
import { createEntry, edit, publishEntry } from './support/content';
import { call } from './support/http';
import { completeProduct, createProduct, manage, PRODUCT_TYPE, uniqueWord, uploadPicture } from './support/products';

interface Refusal {
  error?: { message: string; details: { errors: { path: string[]; message: string }[] } };
}

/** 'field: message' of everything that a refused call says is wrong. */
function faultsOf({ status, body }: { status: number; body: unknown }): string[] {
  expect(status, JSON.stringify(body)).toBe(400);
  const { error } = body as Refusal;
  return (error?.details.errors ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`);
}

const save = async (fields: object) => manage<{ data: { documentId: string } }>('', 'POST', fields);

describe('an Editor who saves a product is told', () => {
  it.each([
    [{ price: 0.3 }, /^price: .*at least 0\.50/],
    [{ price: 10, originalPrice: 9 }, /^originalPrice: .*more than 10\.00, or empty/],
    [{ price: 9.999 }, /^price: .*two digits/],
    [{ slug: 'Äpfel & Birnen.v2' }, /^slug: .*small letters and digits.*as in aepfel-and-birnen-v2/],
  ])('what is wrong with %j', async (fields, words) => {
    expect(faultsOf(await save({ ...(await completeProduct()), ...fields }))).toEqual([expect.stringMatching(words)]);
  });

  it('that a slug is taken, and which one is free', async () => {
    const { slug } = await createProduct();
    const words = `slug: Another product has the slug ${slug}. Choose a different one: ${slug}-1 is free.`;
    expect(faultsOf(await save({ ...(await completeProduct()), slug }))).toEqual([words]);
  });

  it('that a lower price must stay below the original one that was saved before', async () => {
    const { body } = await save({ ...(await completeProduct()), price: 10, originalPrice: 15 });
    const path = `/${body.data.documentId}`;
    expect(faultsOf(await manage(path, 'PUT', { price: 20 }))).toEqual([expect.stringMatching(/more than 20\.00/)]);
    expect((await manage(path, 'PUT', { price: 20, originalPrice: null })).status).toBe(200);
  });
});

it('a product that lacks several things is told of all of them when it is published', async () => {
  const shelf = async () => createEntry('api::category.category', { name: uniqueWord(), slug: uniqueWord() });
  const [one, other] = [await shelf(), await shelf()];
  const part = { name: 'Part', slug: uniqueWord(), category: { connect: [{ documentId: one }] } };
  const subCategory = await createEntry('api::sub-category.sub-category', part);
  const { body } = await save({
    ...(await completeProduct()),
    cover: await uploadPicture(''),
    deliverables: [],
    category: { connect: [{ documentId: other }] },
    subCategory: { connect: [{ documentId: subCategory }] },
  });
  const { documentId } = body.data;
  expect(faultsOf(await publishEntry(PRODUCT_TYPE, documentId))).toEqual([
    expect.stringMatching(/^cover: .*press the pencil on it and fill in 'Alternative text'/),
    expect.stringMatching(/^subCategory: 'Part' belongs to /),
    expect.stringMatching(/^deliverables: Add at least one file/),
  ]);

  await manage(`/${documentId}`, 'PUT', { category: { disconnect: [{ documentId: other }] } });
  const second = faultsOf(await publishEntry(PRODUCT_TYPE, documentId));
  expect(second[1]).toMatch(/^category: Choose '.*': 'Part' belongs to it/);
});

describe('beside products', () => {
  it("a plan's link leads to a page of the site", async () => {
    const plan = { name: 'Plan', slug: uniqueWord(), description: 'A plan.', price: '$10', gradient: 'ash' };
    const answer = await edit('api::plan.plan', '', 'POST', { ...plan, learnMoreLink: 'https://elsewhere.example' });
    expect(faultsOf(answer)).toEqual([expect.stringMatching(/^learnMoreLink: .*as in \/website-offer/)]);
  });

  it('work is not published without a description of its picture', async () => {
    const item = {
      title: 'Work',
      slug: uniqueWord(),
      description: 'A piece of work.',
      category: 'Packaging',
      type: 'image',
      client: 'A client',
      year: 2026,
      image: await uploadPicture(''),
    };
    const uid = 'api::portfolio-item.portfolio-item';
    expect(faultsOf(await publishEntry(uid, await createEntry(uid, item)))).toEqual([
      expect.stringMatching(/^image: .*'Alternative text'/),
    ]);
  });

  it('site settings that would break a page are not saved', async () => {
    const { url, tokens } = inject('cms');
    const json = {
      timeZone: 'Europe/Lundon',
      heroWords: [],
      emails: [
        { label: 'New work', value: 'studio at kiln' },
        { label: 'Orders', value: 'orders@kiln.example' },
      ],
      hours: [{ firstDay: 'Mon', lastDay: 'Fri', opens: '18:00:00.000', closes: '09:00:00.000' }],
    };
    const path = `${url}/content-manager/single-types/api::site-setting.site-setting`;
    const faults = faultsOf(await call(path, { method: 'PUT', token: tokens.editor, json }));
    expect(faults.map((words) => words.split(':')[0])).toEqual([
      'timeZone',
      'heroWords',
      'emails.0.value',
      'hours.0.closes',
    ]);
  });
});
