// @vitest-environment node
import { expect, it } from 'vitest';
import { readConfig } from './config';

it('starts a development machine without settings', () => {
  expect(readConfig({})).toMatchObject({ port: 3000, publicUrl: 'http://localhost:3000', providerMode: 'sandbox' });
});

it('knows no sandbox in live mode', () => {
  expect(readConfig({ PROVIDER_MODE: 'live', SANDBOX_URL: 'http://127.0.0.1:4002' }).sandboxUrl).toBeNull();
});

it('names everything that is wrong at once', () => {
  const read = () => readConfig({ STOREFRONT_PORT: 'x', CMS_URL: 'cms', PROVIDER_MODE: 'test' });
  expect(read).toThrow(/STOREFRONT_PORT/);
  expect(read).toThrow(/CMS_URL/);
  expect(read).toThrow(/PROVIDER_MODE/);
});
