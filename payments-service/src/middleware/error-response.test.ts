import { Hono } from 'hono';
import { timeout } from 'hono/timeout';
import { expect, test } from 'vitest';
import { createLogger } from './access-log';
import type { AppEnv } from './app-env';
import { respondToError } from './error-response';

/** An app whose one route ends as given. */
function endingWith(handler: () => Promise<Response>) {
  const app = new Hono<AppEnv>();
  app.onError(respondToError);
  app.use(async (context, next) => {
    context.set('log', createLogger('silent'));
    context.set('requestId', 'req_1');
    await next();
  });
  return app.get('/', timeout(1), handler);
}

test('a request that takes too long is told so', async () => {
  const response = await endingWith(() => new Promise(() => undefined)).request('/');
  expect([response.status, await response.json()]).toMatchObject([503, { error: { code: 'timeout' } }]);
});

test('while the provider cannot be asked nobody claims that nothing was charged', async () => {
  const unavailable = Object.assign(new Error('stripe cannot be reached'), { name: 'ProviderUnavailableError' });
  const response = await endingWith(() => Promise.reject(unavailable)).request('/');
  const body = (await response.json()) as { error: { message: string } };
  expect([response.status, body]).toMatchObject([503, { error: { code: 'provider_unavailable' } }]);
  expect(body.error.message).not.toMatch(/nothing was charged/i);
});
