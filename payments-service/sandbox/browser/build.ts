import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';

const SCRIPTS = {
  'control-page.js': 'control-page/main.ts',
  'paypal.js': 'paypal-js/main.ts',
  'stripe.js': 'stripe-js/main.ts',
  'card-element.js': 'card-element/main.ts',
  'authentication.js': 'authentication/main.ts',
  'payment-element.js': 'payment-element/main.ts',
};
const PAGES = [
  'card-element/card-element.html',
  'card-element/card-element.css',
  'authentication/authentication.html',
  'authentication/authentication.css',
  'payment-element/payment-element.html',
  'payment-element/payment-element.css',
];

/**
 * Bundles what the browser loads from the sandbox, by file name. Each script is an IIFE, so that a plain
 * `<script src>` takes it and nothing but `window.Stripe` and `window.paypal` becomes global.
 */
export async function buildBrowser(): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  for (const [name, entry] of Object.entries(SCRIPTS)) files.set(name, await bundle(join(import.meta.dirname, entry)));
  for (const page of PAGES) {
    files.set(page.split('/').at(-1) ?? page, await readFile(join(import.meta.dirname, page), 'utf8'));
  }
  return files;
}

async function bundle(entry: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    root: import.meta.dirname,
    build: { write: false, target: 'es2022', minify: true, lib: { entry, formats: ['iife'], name: 'sandbox' } },
  });
  const [output] = Array.isArray(result) ? result : [result];
  const chunk = output !== undefined && 'output' in output ? output.output[0] : undefined;
  if (chunk === undefined) throw new Error(`${entry} gave no bundle`);
  return chunk.code;
}
