import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventually } from '../testing/eventually';
import { startHarness, type Harness } from '../testing/harness';
import { textOf } from '../testing/read-mail';
import { checkoutOf, sellAsset, Shopper } from '../testing/shop';

let shop: Harness;
beforeAll(async () => {
  shop = await startHarness();
  await sellAsset(shop, 1, 0);
});
afterAll(() => shop.close());

function checkout(email: string, name = 'Ada Byron') {
  return checkoutOf(shop, [{ id: 1, quantity: 1 }], { billing_details: { email, name, phone: '1' } });
}
const order = (body: object, client: string) =>
  new Shopper(shop.url).createIntent(body, { 'x-forwarded-for': `6.6.6.6, ${client}` });

async function statuses(count: number, ask: (index: number) => ReturnType<typeof order>): Promise<number[]> {
  const all = [];
  for (let index = 0; index < count; index += 1) all.push((await ask(index)).status);
  return all;
}

test('one address gets five free orders an hour, from whatever clients; the sixth waits', async () => {
  const ask = (index: number) => order(checkout('full@buyer.example'), `10.0.0.${index}`);
  expect(await statuses(5, ask)).toEqual([200, 200, 200, 200, 200]);
  const sixth = checkout('FULL@buyer.example');
  expect(await order(sixth, '10.0.0.9')).toMatchObject({ status: 429, body: { error: { code: 'too_many_requests' } } });
  shop.travel(3_600_000);
  expect(await order(sixth, '10.0.0.9')).toMatchObject({ status: 200, body: { data: { status: 'paid' } } });
});

test('one client makes twenty free orders an hour, for whatever addresses', async () => {
  const ask = (index: number) => order(checkout(`buyer${index}@buyer.example`), '10.0.1.1');
  expect((await statuses(21, ask)).lastIndexOf(200)).toBe(19);
});

test('a name carries no address of a web page into the receipt', async () => {
  await order(checkout('name@buyer.example', 'Win at https://evil.example/x'), '10.0.2.1');
  const mail = await eventually('receipt', () => shop.smtp.mails.find(({ to }) => to === 'name@buyer.example'));
  expect(textOf(mail.raw)).toContain('Thank you, Win at.');
  expect(mail.raw).not.toContain('evil');
});
