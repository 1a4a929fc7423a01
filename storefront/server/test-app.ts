import pino from 'pino';
import { renderPage } from '../src/entry-server';
import { createApp } from './app';
import { readConfig } from './config';
import type { Metrics } from './metrics';

export const CMS = 'http://cms.test';
export const PAYMENTS = 'http://payments.test';
export const SANDBOX = 'http://sandbox.test';

/** The server as it runs, with its own configuration; the services behind it are `network`'s handlers. */
export function testApp(environment: Record<string, string> = {}, metrics?: Metrics) {
  const config = readConfig({
    PUBLIC_URL: 'https://kiln.example',
    CMS_URL: CMS,
    PAYMENTS_URL: PAYMENTS,
    SANDBOX_URL: SANDBOX,
    NODE_ENV: 'production',
    ...environment,
  });
  const assets = { entry: '/assets/entry.js', styles: ['/assets/entry.css'], fonts: [], preloads: () => [] };
  const logger = pino({ level: 'silent' });
  return createApp({ config, logger, assets: () => assets, renderPage, clientDir: null, metrics });
}
