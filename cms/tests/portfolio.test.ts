import { describe, expect, it } from 'vitest';
import type { PortfolioItem, PortfolioService } from '../src/content/wire';
import { createEntry, createPublished, edit, publishEntry, readContent } from './support/content';
import { uniqueWord, uploadPicture } from './support/products';

const SERVICE = 'api::portfolio-service.portfolio-service';
const SUB_SERVICE = 'api::portfolio-sub-service.portfolio-sub-service';
const ITEM = 'api::portfolio-item.portfolio-item';

interface Pair {
  service: { slug: string; documentId: string };
  subService: { slug: string; documentId: string };
}

async function createPair(): Promise<Pair> {
  const [slug, subSlug] = [uniqueWord(), uniqueWord()];
  const documentId = await createEntry(SERVICE, { name: 'Service', slug });
  const fields = { name: 'Part', slug: subSlug, service: { connect: [{ documentId }] } };
  return {
    service: { slug, documentId },
    subService: { slug: subSlug, documentId: await createEntry(SUB_SERVICE, fields) },
  };
}

const itemOf = async ({ service, subService }: Pair, fields: object = {}) => ({
  title: 'Work',
  slug: uniqueWord(),
  description: 'A piece of work.',
  category: 'Packaging',
  type: 'image',
  client: 'A client',
  year: 2026,
  image: await uploadPicture(),
  service: { connect: [{ documentId: service.documentId }] },
  subService: { connect: [{ documentId: subService.documentId }] },
  ...fields,
});

const serviceOf = async (pair: Pair) =>
  (await readContent<PortfolioService[]>('portfolio-services')).find(({ slug }) => slug === pair.service.slug);
const itemsAt = async (query: string) => readContent<PortfolioItem[]>(`portfolio-items?${query}`);
const rename = async (uid: string, { documentId }: { documentId: string }, slug: string, fields: object = {}) =>
  edit(uid, `/${documentId}`, 'PUT', { name: 'Renamed', slug, ...fields });

describe('the portfolio', () => {
  it('has its services with their parts, and the work of each, in the shape of the contract', async () => {
    const pair = await createPair();
    const { service, subService } = pair;
    const fields = await itemOf(pair);
    await createPublished(ITEM, fields);
    await createPublished(ITEM, await itemOf(await createPair()));

    expect(await serviceOf(pair)).toEqual({
      slug: service.slug,
      name: 'Service',
      formerSlugs: [],
      subServices: [{ slug: subService.slug, name: 'Part', formerSlugs: [] }],
    });
    const found = await itemsAt(`service=${service.slug}&subService=${subService.slug}`);
    expect(found).toEqual([
      {
        slug: fields.slug,
        title: 'Work',
        description: 'A piece of work.',
        category: 'Packaging',
        type: 'image',
        image: expect.objectContaining({ mime: 'image/png' }),
        video: null,
        gallery: [],
        service: { slug: service.slug, name: 'Service' },
        subService: { slug: subService.slug, name: 'Part' },
        technologies: [],
        client: 'A client',
        year: 2026,
      },
    ]);
    expect(await itemsAt(`subService=${subService.slug}`)).toEqual(found);
    expect(await itemsAt(`service=${uniqueWord()}`)).toEqual([]);
  });

  it('has the parts of a service in the order in which editors drag them', async () => {
    const pair = await createPair();
    const second = await createEntry(SUB_SERVICE, {
      name: 'Second',
      slug: uniqueWord(),
      service: { connect: [{ documentId: pair.service.documentId }] },
    });
    const names = async () => (await serviceOf(pair))?.subServices.map(({ name }) => name);
    expect(await names()).toEqual(['Part', 'Second']);

    const moved = { documentId: second, position: { before: pair.subService.documentId } };
    await edit(SERVICE, `/${pair.service.documentId}`, 'PUT', { subServices: { connect: [moved] } });
    expect(await names()).toEqual(['Second', 'Part']);
  });

  it('holds no draft', async () => {
    const pair = await createPair();
    await createEntry(ITEM, await itemOf(pair));
    expect(await itemsAt(`service=${pair.service.slug}&status=draft`)).toEqual([]);
  });

  it('does not publish work without its picture and a matching pair of services, nor a video without its file', async () => {
    const [pair, other] = [await createPair(), await createPair()];
    const mixed = { service: other.service, subService: pair.subService };
    const cases: [object, RegExp][] = [
      [await itemOf(pair, { image: null }), /image/],
      [await itemOf(pair, { service: undefined, subService: undefined }), /Choose a service.*Choose a sub-service/],
      [await itemOf(mixed), /sub-service of the service above/],
      [await itemOf(pair, { type: 'video' }), /Add the video/],
    ];
    for (const [fields, message] of cases) {
      const { status, body } = await publishEntry(ITEM, await createEntry(ITEM, fields));
      expect(status).toBe(400);
      expect(JSON.stringify(body)).toMatch(message);
    }
  });
});

describe('a slug that is changed', () => {
  it('is kept, whatever the caller sends, and leads to the work still', async () => {
    const pair = await createPair();
    await createPublished(ITEM, await itemOf(pair));
    const [second, third] = [uniqueWord(), uniqueWord()];
    await rename(SERVICE, pair.service, second);
    await rename(SERVICE, pair.service, third, { formerSlugs: [] });
    await rename(SUB_SERVICE, pair.subService, uniqueWord());

    const services = await readContent<PortfolioService[]>('portfolio-services');
    const renamed = services.find(({ slug }) => slug === third);
    expect(renamed?.formerSlugs).toEqual([pair.service.slug, second]);
    expect(renamed?.subServices[0]?.formerSlugs).toEqual([pair.subService.slug]);
    expect(await itemsAt(`service=${second}&subService=${pair.subService.slug}`)).toHaveLength(1);
  });

  it('is no former slug when it is taken back or taken by another', async () => {
    const [one, other] = [await createPair(), await createPair()];
    const second = uniqueWord();
    await rename(SERVICE, one.service, second);
    await rename(SERVICE, one.service, one.service.slug);
    expect((await serviceOf(one))?.formerSlugs).toEqual([second]);

    await rename(SERVICE, other.service, second);
    expect((await serviceOf(one))?.formerSlugs).toEqual([]);
  });

  it('stays with the original of a duplicate', async () => {
    const [pair, slug] = [await createPair(), uniqueWord()];
    await rename(SERVICE, pair.service, uniqueWord());
    const copied = await edit(SERVICE, `/clone/${pair.service.documentId}`, 'POST', { name: 'Copy', slug });
    expect(copied.status).toBe(200);
    expect(await serviceOf({ ...pair, service: { ...pair.service, slug } })).toMatchObject({ formerSlugs: [] });
  });
});
