import { randomUUID } from 'node:crypto';
import type { Locator, Page } from 'playwright-core';
import { DIGITAL_CONTENT_CONSENT } from '@kiln/contracts/consent';
import type { CatalogProduct, ProductList } from '@kiln/contracts/catalog-api';
import { publicUrl } from './settings';

export const CARDS = {
  good: '4242424242424242',
  declined: '4000000000000002',
  insufficientFunds: '4000000000009995',
  expired: '4000000000000069',
  wrongCvc: '4000000000000127',
  asksForAuthentication: '4000002500003155',
} as const;

export interface Buyer {
  email: string;
  name: string;
  phone: string;
}

/** A buyer nobody else is: tests share one mailbox and one database. */
export function newBuyer(): Buyer {
  return { email: `buyer-${randomUUID()}@example.com`, name: 'Ada Potter', phone: '+1 555 010 0199' };
}

/** The published products, by a query of the public call. */
export async function products(query = ''): Promise<CatalogProduct[]> {
  const response = await fetch(publicUrl(`/api/products?limit=100${query}`));
  const answer = (await response.json()) as { data: ProductList };
  return answer.data.products;
}

/** A product of the seed that no test changes. */
export async function anyProduct(): Promise<CatalogProduct> {
  const product = (await products('&sort=name')).find(({ price }) => price > 0);
  if (!product) throw new Error('the shop is empty');
  return product;
}

/** How many products the shop shows at once. */
export const SHOP_PAGE = 24;

/** The shop in the order in which `products('&sort=name')` has them: the first ones are on its first page. */
export const SHOP_BY_NAME = '/shop?sort=name';

/** A product's card; other cards may name it in their description. */
export function shopCard(page: Page, title = ''): Locator {
  return page.getByRole('article').filter({ has: page.getByRole('heading', { name: title, exact: true }) });
}

/** From the product's page into the cart and on to the checkout, by clicks alone. */
export async function goToCheckout(page: Page, product: Pick<CatalogProduct, 'id'>) {
  await page.goto(`/product/${product.id}`);
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  await page.getByRole('status').getByRole('link', { name: 'View Cart' }).click();
  await page.getByRole('link', { name: 'Proceed to Checkout' }).click();
  await page.getByRole('heading', { name: 'Checkout', level: 1 }).waitFor();
}

/** Who buys, and the consent to delivery at once that pay asks for. */
export async function fillContact(page: Page, buyer: Buyer) {
  await page.getByLabel(/email/i).fill(buyer.email);
  await page.getByLabel(/full name/i).fill(buyer.name);
  await page.getByLabel(/phone/i).fill(buyer.phone);
  await page.getByRole('checkbox', { name: DIGITAL_CONTENT_CONSENT.text }).check();
}

/** Types a card into the provider's frame, as a person would. */
export async function typeCard(page: Page, number: string) {
  const frame = page.frameLocator('iframe[title="Secure card payment input frame"]');
  const field = frame.getByLabel(/card number/i);
  await field.waitFor();
  await field.click();
  await page.keyboard.press('Control+A');
  await page.keyboard.press('Delete');
  await field.pressSequentially(number);
  await frame.getByLabel(/expir/i).fill('12 / 34');
  await frame.getByLabel(/cvc/i).fill('123');
}

export function payButton(page: Page) {
  return page.getByRole('button', { name: /^Pay\b/ });
}
