import type { Page } from 'playwright-core';
import type { CatalogProduct } from '@kiln/contracts/catalog-api';
import { buyByCard } from './paying';
import { makeAccount, openPanel } from './people';
import { products, type Buyer } from './shopping';

export interface TwoBought {
  buyer: Buyer;
  orderId: string;
  kept: CatalogProduct;
  returned: CatalogProduct;
}

/** Buys two products by card, by clicks alone. */
export async function buyTwo(page: Page): Promise<TwoBought> {
  const [kept, returned] = (await products('&sort=name')).filter(({ price }) => price > 0);
  if (!kept || !returned) throw new Error('the shop sells too little');
  await page.goto(`/product/${kept.id}`);
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  const { buyer, orderId } = await buyByCard(page, returned);
  return { buyer, orderId, kept, returned };
}

/** Opens the panel as a new member of the support staff. */
export async function signInAsSupport(page: Page): Promise<void> {
  await openPanel(page, await makeAccount('support'));
}

/** Finds the one order of an address and opens it, as support does. */
export async function findOrder(page: Page, { email }: Pick<Buyer, 'email'>): Promise<void> {
  await page.getByRole('link', { name: 'Orders', exact: true }).click();
  await page.getByLabel('Find orders').fill(email);
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByText('1 order', { exact: true }).waitFor();
  await page.getByRole('row').filter({ hasText: email }).getByRole('link').click();
  await page.getByRole('heading', { level: 1, name: /^Order \d+$/ }).waitFor();
}

/** A box of the order's page. */
export function panelSection(page: Page, name: string) {
  return page.getByRole('region', { name, exact: true });
}
