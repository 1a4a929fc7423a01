import { expect, it } from 'vitest';
import { z } from 'zod';
import { catalogProductDetailSchema, priceListEntrySchema, productListSchema } from '@kiln/contracts/catalog-schema';
import { CONTENT_PATHS, TEXT_PAGE_SLUGS } from '@kiln/contracts/content-api';
import * as content from '@kiln/contracts/content-schema';
import { setting } from '../support/settings';
import { anyProduct } from '../support/shopping';

/** The CMS cannot import the contracts; its answers have to fit them to the letter. */
async function cms(path: string, headers: Record<string, string> = {}): Promise<unknown> {
  const response = await fetch(`${setting('CMS_URL')}${path}`, { headers });
  return response.json();
}

const answer = <Data extends z.ZodType>(data: Data) => z.strictObject({ success: z.literal(true), data });

it('lists products as the contract says', async () => {
  const parsed = answer(productListSchema).parse(await cms('/api/products?facets=true'));
  expect(parsed.data.products.length).toBeGreaterThanOrEqual(6);
  expect(parsed.data.facets?.categories.length).toBeGreaterThanOrEqual(6);
});

it('shows a product as the contract says', async () => {
  const { id } = await anyProduct();
  const parsed = answer(z.strictObject({ product: catalogProductDetailSchema })).parse(
    await cms(`/api/products/${id}`),
  );
  expect(parsed.data.product.id).toBe(id);
});

it('tells prices and files to the payments service alone', async () => {
  const { id, price } = await anyProduct();
  const authorization = `Bearer ${setting('SERVICE_SECRET')}`;
  const parsed = answer(z.strictObject({ products: z.array(priceListEntrySchema) })).parse(
    await cms(`/api/internal/price-list?ids=${id}`, { authorization }),
  );
  expect(parsed.data.products).toMatchObject([{ id, price }]);
  expect(parsed.data.products[0]?.files.length).toBeGreaterThan(0);
});

/** `data` of a content call as its schema reads it; products have an envelope of their own. */
async function contentAt<Data>(path: string, schema: z.ZodType<Data>): Promise<Data> {
  const { data } = z.strictObject({ data: z.unknown(), meta: z.strictObject({}) }).parse(await cms(path));
  return schema.parse(data);
}

it.each<[string, string, z.ZodType, number]>([
  ['home services', CONTENT_PATHS.homeServices, content.homeServiceSchema, 4],
  ['plans', CONTENT_PATHS.plans, content.planSchema, 5],
  ['the team', CONTENT_PATHS.teamMembers, content.teamMemberSchema, 3],
  ['portfolio services', CONTENT_PATHS.portfolioServices, content.portfolioServiceSchema, 4],
  ['portfolio items', CONTENT_PATHS.portfolioItems, content.portfolioItemSchema, 6],
  ['website examples', CONTENT_PATHS.websiteExamples, content.websiteExampleSchema, 3],
])('lists %s as the contract says', async (_name, path, schema, seeded) => {
  expect((await contentAt(path, z.array(schema))).length).toBeGreaterThanOrEqual(seeded);
});

it("tells the studio's settings as the contract says", async () => {
  expect(await contentAt(CONTENT_PATHS.siteSettings, content.siteSettingsSchema)).toMatchObject({ name: 'Kiln' });
});

it.each(TEXT_PAGE_SLUGS)('shows the page %s as the contract says', async (slug) => {
  expect(await contentAt(CONTENT_PATHS.textPage(slug), content.textPageSchema)).toMatchObject({ slug });
});
