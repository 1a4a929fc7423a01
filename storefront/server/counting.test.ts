// @vitest-environment node
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { network } from '../src/testing/network';
import { readConfig } from './config';
import { CMS, testApp } from './test-app';

async function help(environment: Record<string, string>) {
  network.use(http.get(`${CMS}/api/*`, () => HttpResponse.error()));
  const response = await testApp(environment).request('/cart');
  return { policy: response.headers.get('content-security-policy') ?? '', html: await response.text() };
}

it('names no counter in page or policy unless one is configured', async () => {
  const { policy, html } = await help({});
  expect(policy).not.toMatch(/google|facebook/);
  expect(html).not.toContain('id="tracking"');
});

it('allows the hosts of what is configured only', async () => {
  const google = await help({ ANALYTICS_ID: 'G-TEST12345' });
  expect(google.policy).toMatch(/script-src 'self' 'sha256-[^']*' https:\/\/\*\.googletagmanager\.com;/);
  expect(google.policy).toMatch(/connect-src [^;]*https:\/\/\*\.google-analytics\.com/);
  expect(google.policy).not.toContain('facebook');
  expect(google.html).toContain('id="tracking">{"analyticsId":"G-TEST12345","pixelId":null}');
  const meta = await help({ PIXEL_ID: '1234567890' });
  expect(meta.policy).toMatch(/script-src 'self' 'sha256-[^']*' https:\/\/connect\.facebook\.net;/);
  expect(meta.policy).not.toContain('google');
});

it('refuses ids that are none', () => {
  expect(() => readConfig({ ANALYTICS_ID: 'UA-1', PIXEL_ID: 'x' })).toThrow(/ANALYTICS_ID[\s\S]*PIXEL_ID/);
});
