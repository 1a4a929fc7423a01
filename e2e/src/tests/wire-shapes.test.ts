import { expect, it } from 'vitest';
import { z } from 'zod';
import { catalogProductDetailSchema, priceListEntrySchema, productListSchema } from '@kiln/contracts/catalog-schema';
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
