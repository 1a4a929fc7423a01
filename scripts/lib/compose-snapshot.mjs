import { createHash } from 'node:crypto';
import { outputOf } from './compose.mjs';

/** What buyers and editors would miss. Columns by name: a later version may add more. */
const ROWS = {
  payments: {
    orders: 'select id, number, state, email, total, paid_at, link_version from orders',
    'items of orders': 'select id, order_id, product_id, title, unit_price, quantity, deliverable_ids from order_items',
    payments: 'select id, order_id, provider, provider_payment_id, method, amount, currency, state from payments',
    entitlements: 'select id, order_id, order_item_id, deliverable_ids, revoked_at from entitlements',
    invoices: 'select id, number, printed_number, order_id, lines, total from invoices',
    'mails sent': 'select job_id, recipient, subject, message_id from mail_log',
    'file versions': 'select version_id, sha256, storage_key from deliverable_versions',
  },
  cms: {
    products: 'select document_id, locale, title, slug, description, price, published_at from products',
    'files for sale': 'select document_id, file_name, size, sha_256, storage_key from deliverable_versions',
    media: 'select document_id, name, hash, mime, size, url from files',
    inquiries: 'select reference, kind, name, email, message, received_at from inquiries',
    'panel accounts': 'select document_id, email, password from admin_users',
  },
};

const FILES = { 'media on disk': ['cms', '/data'], 'files for sale on disk': ['cms', '/private'] };

/**
 * What the system holds: by name, how many and one digest over all, so that two snapshots can be compared.
 * @returns {Promise<Record<string, {count: number, digest: string}>>}
 */
export async function snapshot(compose) {
  const taken = {};
  for (const [database, queries] of Object.entries(ROWS)) {
    for (const [name, query] of Object.entries(queries)) {
      const command = ['psql', '-U', 'kiln', '-d', database, '-At', '-c', query];
      taken[name] = digestOf(await inside(compose, 'postgres', command));
    }
  }
  for (const [name, [service, folder]] of Object.entries(FILES)) {
    const command = ['sh', '-c', `find ${folder} -type f ! -name '*.part' -exec sha256sum {} +`];
    taken[name] = digestOf(await inside(compose, service, command));
  }
  return taken;
}

/** Prints both, side by side. @throws Error naming what is not the same, or what held nothing */
export function expectSame(before, after) {
  const names = Object.keys(before);
  for (const name of names) console.log(`  ${name.padEnd(26)}${before[name].count} then, ${after[name].count} now`);
  const different = names.filter((name) => before[name].digest !== after[name].digest);
  if (different.length > 0) throw new Error(`Not the same: ${different.join(', ')}`);
  const empty = names.filter((name) => before[name].count === 0);
  if (empty.length > 0) throw new Error(`Nothing was compared: there are no ${empty.join(', ')}`);
}

function digestOf(output) {
  const lines = output.split('\n').filter(Boolean).sort();
  return { count: lines.length, digest: createHash('sha256').update(lines.join('\n')).digest('hex') };
}

function inside(compose, service, command) {
  return outputOf(compose, 'exec', '-T', service, ...command);
}
