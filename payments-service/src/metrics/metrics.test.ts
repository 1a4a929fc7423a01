import { expect, test } from 'vitest';
import { eventually } from '../testing/eventually';
import { freePort, startServiceProcess } from '../testing/service-process';
import { checkoutOf, sellAsset, Shopper } from '../testing/shop';
import { payAtProvider } from '../testing/buyer-hands';
import { startWorld } from '../testing/world';

test('a purchase is seen by method and outcome, and no address is among the routes', async () => {
  const world = await startWorld(await freePort());
  const metricsPort = await freePort();
  await sellAsset(world, 1, 24);
  const service = await startServiceProcess({ ...world.environment, METRICS_PORT: String(metricsPort) });
  try {
    const shopper = new Shopper(service.url);
    const created = (await shopper.createIntent(checkoutOf(world, [{ id: 1, quantity: 1 }]))).body.data;
    if (!created) throw new Error('no payment');
    const id = created.clientSecret?.split('_secret_')[0] ?? '';
    await payAtProvider(world, 'card', id, created, 'pay');
    await shopper.get('/api/payments/orders/a-token-that-is-a-secret');
    await shopper.get('/api/payments/no/such/path');
    const text = await eventually('the receipt has gone out', async () => {
      const scraped = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
      return world.smtp.mails.length === 1 && /^kiln_outbox_mails 0$/m.test(scraped) && scraped;
    });
    expect(text).toMatch(/^kiln_payments_last_hour\{method="card",state="paid"\} 1$/m);
    expect(text).toMatch(/^kiln_orders_last_hour\{state="paid"\} 1$/m);
    expect(text).toMatch(/^kiln_webhooks_unworked\{provider="stripe"\} 0$/m);
    expect(text).toMatch(/^kiln_webhook_lag_seconds\{provider="stripe"\} [\d.]+$/m);
    expect(text).toMatch(/^kiln_disk_free_bytes\{folder="files"\} \d{6,}/m);
    expect(text).toMatch(
      /request_seconds_count\{method="GET",route="\/api\/payments\/orders\/:token",status="404"\} 1/,
    );
    expect(text).not.toMatch(/a-token|no\/such/);
    // The public port does not know them.
    expect((await fetch(`${service.url}/metrics`)).status).toBe(404);
    expect((await fetch(`${service.url}/api/payments/metrics`)).status).toBe(404);
  } finally {
    await service.end('SIGTERM');
    await world.close();
  }
});
