import { beforeAll, describe, expect, inject, it } from 'vitest';
import { call } from './support/http';
import { createEntry, createPublished, edit, publishEntry, readContent, type Content } from './support/content';
import { uniqueWord, uploadPicture } from './support/products';

const { url } = inject('cms');
const media = { alternativeText: expect.any(String), height: 1, mime: 'image/png', renditions: [], width: 1 };
const anyMedia = { ...media, url: expect.stringMatching(/^\/uploads\//) };

let picture: number;

beforeAll(async () => {
  picture = await uploadPicture();
});

const EXAMPLES = {
  uid: 'api::website-example.website-example',
  path: 'website-examples',
  fields: (word: string) => ({
    title: word,
    slug: word,
    description: 'Short.',
    fullDescription: 'Long.',
    image: picture,
    afterImage: picture,
    fullImage: picture,
    tags: ['A'],
  }),
  wire: (word: string) => ({
    slug: word,
    title: word,
    description: 'Short.',
    fullDescription: 'Long.',
    image: anyMedia,
    afterImage: anyMedia,
    fullImage: anyMedia,
    tags: ['A'],
    features: [],
    technologies: [],
  }),
};

/** A list with drafts: its type and path, what an editor fills in, and what the public reads of it. */
const LISTS = [
  {
    uid: 'api::plan.plan',
    path: 'plans',
    fields: (word: string) => ({
      name: word,
      slug: word,
      description: 'A plan.',
      price: '$89',
      gradient: 'clay',
      popular: true,
      isCustom: false,
      features: ['One'],
    }),
    wire: (word: string) => ({
      id: word,
      name: word,
      description: 'A plan.',
      price: '$89',
      gradient: 'clay',
      popular: true,
      isCustom: false,
      features: ['One'],
      learnMoreLink: null,
    }),
  },
  {
    uid: 'api::team-member.team-member',
    path: 'team-members',
    fields: (word: string) => ({ name: word, role: 'Shapes', image: picture }),
    wire: (word: string) => ({ name: word, role: 'Shapes', image: anyMedia }),
  },
  {
    uid: 'api::home-service.home-service',
    path: 'home-services',
    fields: (word: string) => ({ title: word, description: 'A service.', price: 'From $89', includes: ['Design'] }),
    wire: (word: string) => ({
      title: word,
      description: 'A service.',
      includes: ['Design'],
      price: 'From $89',
      image: null,
    }),
  },
  EXAMPLES,
];

type Named = Record<'name' | 'title', string | undefined>;
const namesAt = async (path: string) => (await readContent<Named[]>(path)).map(({ name, title }) => name ?? title);

describe.each(LISTS)('the list $path', ({ uid, path, fields, wire }) => {
  it('shows what is published, in exactly the shape of the contract', async () => {
    const word = uniqueWord();
    await createPublished(uid, fields(word));
    expect(await readContent(path)).toContainEqual(wire(word));
  });

  it.each(['draft', 'published', ''])('holds no draft with status=%s', async (status) => {
    const word = uniqueWord();
    await createEntry(uid, fields(word));
    expect(await namesAt(`${path}?status=${status}`)).not.toContain(word);
  });

  it('has the order that editors give it', async () => {
    const [last, first] = [uniqueWord(), uniqueWord()];
    await createPublished(uid, { ...fields(last), position: 2 });
    await createPublished(uid, { ...fields(first), position: 1 });
    const names = await namesAt(path);
    expect(names.indexOf(first)).toBeLessThan(names.indexOf(last));
    expect(names).toContain(last);
  });

  it('shows the published values while a draft is being changed', async () => {
    const word = uniqueWord();
    const documentId = await createPublished(uid, fields(word));
    const saved = await edit(uid, `/${documentId}`, 'PUT', fields(uniqueWord()));
    expect(saved.status).toBe(200);
    expect(await namesAt(path)).toContain(word);
  });

  it('changes the version that open pages ask for', async () => {
    const version = async () =>
      (await call<{ data: { version: string } }>(`${url}/api/products/version`)).body.data.version;
    const before = await version();
    await createPublished(uid, fields(uniqueWord()));
    expect(await version()).not.toBe(before);
  });
});

describe('a content call', () => {
  it('may be kept for a moment and says nothing more than its data', async () => {
    const { headers, body } = await call<Content<unknown>>(`${url}/api/plans`);
    expect(headers.get('Cache-Control')).toBe('public, max-age=1, stale-while-revalidate=3, stale-if-error=86400');
    expect(body).toEqual({ data: expect.any(Array), meta: {} });
  });

  it('never lacks a picture that the contract promises: without it nothing is published', async () => {
    const { uid, fields } = EXAMPLES;
    const documentId = await createEntry(uid, { ...fields(uniqueWord()), afterImage: null, fullImage: null });
    const { status, body } = await publishEntry(uid, documentId);
    expect(status).toBe(400);
    expect(JSON.stringify(body)).toMatch(/afterImage.*fullImage/);
  });
});
