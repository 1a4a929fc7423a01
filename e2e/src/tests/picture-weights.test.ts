import { describe, expect, it } from 'vitest';
import type { CatalogMedia, CatalogProductDetail } from '@kiln/contracts/catalog-api';
import { CONTENT_PATHS } from '@kiln/contracts/content-api';
import { seededAssets } from '../support/seed';
import { publicUrl } from '../support/settings';
import { products } from '../support/shopping';

/** Bytes: of a picture as large as it is served, and of a cover up to the width that a card of the shop asks for. */
const LARGEST = 250_000;
const CARD = 60_000;
const CARD_WIDTH = 960;

const SITE = [
  CONTENT_PATHS.siteSettings,
  CONTENT_PATHS.homeServices,
  CONTENT_PATHS.teamMembers,
  CONTENT_PATHS.portfolioItems,
  CONTENT_PATHS.websiteExamples,
];

const answerOf = async (path: string): Promise<unknown> => (await fetch(publicUrl(path))).json();
const weightOf = async (url: string) => (await (await fetch(publicUrl(url))).arrayBuffer()).byteLength;

/** Every picture in an answer, however deep. */
function picturesIn(answer: unknown): CatalogMedia[] {
  if (typeof answer !== 'object' || answer === null) return [];
  if ('renditions' in answer) return (answer as CatalogMedia).mime.startsWith('image/') ? [answer as CatalogMedia] : [];
  return Object.values(answer).flatMap(picturesIn);
}

async function tooHeavy(pictures: CatalogMedia[]): Promise<string[]> {
  const weights = await Promise.all(pictures.map(async ({ url }) => ({ url, bytes: await weightOf(url) })));
  return weights.filter(({ bytes }) => bytes > LARGEST).map(({ url, bytes }) => `${url}: ${bytes} bytes`);
}

/** Pictures whose text is none, a file's name, or another picture's. */
function poorlyDescribed(pictures: CatalogMedia[]): string[] {
  const texts = new Map(pictures.map(({ url, alternativeText }) => [url, alternativeText]));
  const poor = (text: string) => text.split(/\s+/).length < 3 || /\.\w{3,4}$/.test(text);
  const seen = new Set<string>();
  return [...texts]
    .filter(([, text]) => poor(text) || seen.size === seen.add(text).size)
    .map(([url, text]) => `${url}: ${text}`);
}

it.each(SITE)('%s: pictures are light, and say what they show', async (path) => {
  const pictures = picturesIn(await answerOf(path));
  expect(pictures).not.toEqual([]);
  expect(await tooHeavy(pictures)).toEqual([]);
  expect(poorlyDescribed(pictures)).toEqual([]);
});

describe.each(await seededAssets())('$slug', ({ slug }) => {
  it('has light pictures that say what they show, and a cover that is lighter on a card', async () => {
    const listed = (await products()).find((product) => product.slug === slug);
    const { data } = (await answerOf(`/api/products/${listed?.id}`)) as { data: { product: CatalogProductDetail } };
    const pictures = picturesIn(data.product);
    expect(pictures.length).toBeGreaterThanOrEqual(4);
    expect(await tooHeavy(pictures)).toEqual([]);
    expect(poorlyDescribed(pictures)).toEqual([]);

    const card = pictures[0]?.renditions.filter(({ width }) => width <= CARD_WIDTH) ?? [];
    const weights = await Promise.all(card.map(({ url }) => weightOf(url)));
    expect(Math.max(...weights)).toBeLessThan(CARD);
  });
});
