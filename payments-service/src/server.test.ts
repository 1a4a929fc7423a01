import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventually } from './testing/eventually';
import { faultsOff } from './testing/faults';
import { freePort, startServiceProcess } from './testing/service-process';
import { checkoutOf, sellAsset, Shopper } from './testing/shop';
import { startWorld, type World } from './testing/world';

let world: World;
beforeAll(async () => {
  world = await startWorld(await freePort());
  await sellAsset(world, 1, 24);
});
afterAll(() => world.close());

test('SIGTERM lets a request under way finish, takes no new one, and ends with 0', async () => {
  const service = await startServiceProcess({ ...world.environment, LOG_LEVEL: 'info' });
  world.sandbox.faults.write(faultsOff({ latencyMs: 700, dropWebhooks: true }));
  const answer = new Shopper(service.url).createIntent(checkoutOf(world, [{ id: 1, quantity: 1 }]));
  await eventually('the request is at Stripe', () => askedStripe(world));
  const ended = service.end('SIGTERM');
  await eventually('no new requests', async () => {
    const refused = await fetch(`${service.url}/api/payments/healthz`).catch(() => undefined);
    return refused === undefined;
  });
  expect(await answer).toMatchObject({ status: 200, body: { success: true } });
  expect(await ended).toBe(0);
  expect(service.output()).toContain('payments service ended');
});

test('a wrong environment ends the start with 1 and names every culprit', async () => {
  const start = promisify(execFile)(process.execPath, ['--import', 'tsx', 'src/server.ts'], {
    cwd: path.resolve(import.meta.dirname, '..'),
    env: { PATH: process.env.PATH, ...world.environment, LINK_SECRET: '', SMTP_URL: 'mail' },
  });
  const failure = await start.then(
    () => undefined,
    (error: { code: number; stderr: string }) => error,
  );
  expect(failure?.code).toBe(1);
  expect(failure?.stderr).toMatch(/LINK_SECRET: is missing[\s\S]*SMTP_URL: must be an smtp/);
});

/** The order is stored before Stripe is asked, so its number in the history tells that the request is under way. */
async function askedStripe({ environment }: World): Promise<boolean> {
  const history = await new Shopper(`http://127.0.0.1:${environment.PAYMENTS_PORT}`).get<unknown[]>(
    '/api/payments/history',
    { authorization: `Bearer ${environment.SERVICE_SECRET}` },
  );
  return (history.body.data?.length ?? 0) > 0;
}
