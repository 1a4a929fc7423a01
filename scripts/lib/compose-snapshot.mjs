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
 * What the system holds, as sorted lines by name. Open payments are settled before, as every start does it: what moves by
 * itself cannot be compared.
 * @returns {Promise<Record<string, string[]>>}
 */
export async function snapshot(compose) {
  await compose('exec', '-T', 'payments-service', 'with-secrets', 'node', 'bin/kiln-payments.mjs', 'reconcile');
  const taken = {};
  for (const [database, queries] of Object.entries(ROWS)) {
    for (const [name, query] of Object.entries(queries)) {
      const command = ['psql', '-U', 'kiln', '-d', database, '-At', '-c', query];
      taken[name] = linesOf(await inside(compose, 'postgres', command));
    }
  }
  for (const [name, [service, folder]] of Object.entries(FILES)) {
    const command = ['sh', '-c', `find ${folder} -type f ! -name '*.part' -exec sha256sum {} +`];
    taken[name] = linesOf(await inside(compose, service, command));
  }
  return taken;
}

/** Prints both, side by side. @throws Error naming what is not the same, or what held nothing */
export function expectSame(before, after) {
  const names = Object.keys(before);
  for (const name of names) console.log(`  ${name.padEnd(26)}${before[name].length} then, ${after[name].length} now`);
  const different = names.filter((name) => before[name].join('\n') !== after[name].join('\n'));
  for (const name of different) {
    const [then, now] = [without(before[name], after[name]), without(after[name], before[name])];
    console.error(`${name}: then ${then.slice(0, 3).join('  ')}, now ${now.slice(0, 3).join('  ')}`);
  }
  if (different.length > 0) throw new Error(`Not the same: ${different.join(', ')}`);
  const empty = names.filter((name) => before[name].length === 0);
  if (empty.length > 0) throw new Error(`Nothing was compared: there are no ${empty.join(', ')}`);
}

function linesOf(output) {
  return output.split('\n').filter(Boolean).sort();
}

function without(lines, others) {
  const known = new Set(others);
  return lines.filter((line) => !known.has(line));
}

function inside(compose, service, command) {
  return outputOf(compose, 'exec', '-T', service, ...command);
}
