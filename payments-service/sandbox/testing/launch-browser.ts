import { chromium, type Browser } from 'playwright-core';
import { CHROMIUM_FLAGS } from '../../../scripts/lib/chromium.mjs';

/** The machine's Chromium, kept off the network. */
export function launchBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: CHROMIUM_FLAGS,
  });
}
