import pino from 'pino';
import { loadState, renderPage } from '../src/entry-server';
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
  const assets = {
    entry: '/assets/entry.js',
    stylesheet: '/assets/entry.css',
    inline: { styles: () => '.used{color:red}', script: 'early()' },
    fonts: [],
    preloads: () => [],
  };
  return createApp({
    config,
    logger: pino({ level: 'silent' }),
    assets: () => assets,
    renderPage,
    loadState,
    clientDir: null,
    metrics,
  });
}
