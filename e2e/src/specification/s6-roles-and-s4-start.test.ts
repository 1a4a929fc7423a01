import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { asAdmin } from '../support/catalogue-admin';
import { useBrowser } from '../support/browser';
import { setting } from '../support/settings';
import { until } from '../support/until';
import { anyProduct, shopCard } from '../support/shopping';

const browser = useBrowser();
const guard = async () => {
  const { page } = await browser.visitor({ tolerated: /status of 4/, fromOwnAddress: true });
  await page.goto('/admin');
  await page.getByLabel(/email/i).waitFor();
  return page;
};
const signIn = async (page: Awaited<ReturnType<typeof guard>>, email: string, password: string) => {
  await page.getByLabel(/email/i).fill(email);
  await page.getByLabel(/^password/i).fill(password);
  await page.getByRole('button', { name: /sign in|log in/i }).click();
};

/** An account of the site without any privilege. */
async function customer() {
  const account = {
    username: `customer-${randomUUID()}`,
    email: `customer-${randomUUID()}@example.com`,
    password: 'Kiln-customer-2026',
  };
  const { roles } = await asAdmin<{ roles: { id: number; type: string }[] }>('GET', '/users-permissions/roles');
  const role = roles.find(({ type }) => type === 'authenticated');
  await asAdmin('POST', '/content-manager/collection-types/plugin::users-permissions.user', {
    ...account,
    confirmed: true,
    blocked: false,
    role: { connect: [{ id: role?.id }] },
  });
  return account;
}

describe('S 4, S 6, the admin guard', () => {
  it('without a session there is a login view', async () => {
    const page = await guard();
    await page.getByLabel(/^password/i).waitFor();
  });

  it('an administrator sees the content', async () => {
    const page = await guard();
    await signIn(page, setting('ADMIN_EMAIL'), setting('ADMIN_PASSWORD'));
    await page.getByRole('link', { name: 'Content Manager' }).first().waitFor();
  });

  it("another account sees 'Access Denied' and 'Return to Homepage'", async () => {
    const account = await customer();
    const page = await guard();
    await signIn(page, account.email, account.password);
    await page.getByText('Access Denied').first().waitFor();
    await page.getByText("You don't have administrator privileges to access this area.").waitFor();
    await page.getByText('Return to Homepage').click();
    await page.waitForURL((url) => url.pathname === '/');
  });
});

describe('S 4, on start', () => {
  it('removes stored entries of port 5000 and all browser caches', async () => {
    const { page } = await browser.visitor();
    await page.goto('/');
    await page.evaluate(async () => {
      localStorage.setItem('api', 'http://localhost:5000/api');
      sessionStorage.setItem('http://localhost:5000', 'x');
      localStorage.setItem('price', 'costs 15000');
      await (await caches.open('old')).put('/x', new Response('x'));
    });
    await page.reload();
    const left = () =>
      page.evaluate(async () => ({
        api: localStorage.getItem('api'),
        session: sessionStorage.getItem('http://localhost:5000'),
        price: localStorage.getItem('price'),
        caches: await caches.keys(),
      }));
    await expect.poll(left).toEqual({ api: null, session: null, price: 'costs 15000', caches: [] });
  });
});

describe('S 4, the shop', () => {
  it('reloads when locally stored admin products change in another tab', async () => {
    const { page, context } = await browser.visitor();
    await page.goto('/shop');
    await page.getByRole('article').first().waitFor();
    const reloaded = page.waitForRequest(/\/api\/products\?/);
    const other = await context.newPage();
    await other.goto('/help');
    await other.evaluate(() => localStorage.setItem('adminProducts', JSON.stringify([{ id: Date.now() }])));
    await reloaded;
  });

  it("'Live Inventory Data' is true: an editor's change shows in the open shop within seconds", async () => {
    const { id, title, description } = await anyProduct();
    const { page } = await browser.visitor();
    await page.goto('/shop');
    await shopCard(page, title).waitFor();
    const word = randomUUID().slice(0, 8);
    await asAdmin('PUT', `/api/products/${id}`, { description: `${word} ${description}` });
    try {
      await until(
        async () => (await shopCard(page, title).getByText(word).count()) > 0,
        'the change in the open shop',
        8_000,
      );
    } finally {
      await asAdmin('PUT', `/api/products/${id}`, { description });
    }
  });
});
