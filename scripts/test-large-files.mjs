import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { call, download, upload } from './lib/large-files.mjs';
import { memoryWatch } from './lib/memory.mjs';
import { buildAll, installAll } from './lib/prepare.mjs';
import { startThrowAway } from './lib/throw-away-system.mjs';

// Files of 500 MB through the whole system: what each process needs of memory above its idle size, and what is left
// when an upload is called off.
const SIZE = 500 * 1024 ** 2;
const MOST_MB = 400;
const WATCHED = ['cms', 'payments', 'storefront'];
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

console.log('Preparing');
await installAll();
await buildAll();
const dataDir = mkdtempSync(path.join(tmpdir(), 'kiln-large-'));
const system = await startThrowAway(dataDir);
const problems = [];
try {
  await check();
} finally {
  await system.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
for (const problem of problems) console.error(`- ${problem}`);
console.log(problems.length > 0 ? '\nFailed.' : '\nPassed.');
process.exit(problems.length > 0 ? 1 : 0);

async function check() {
  const { url, settings } = system;
  const credentials = { email: settings.ADMIN_EMAIL, password: settings.ADMIN_PASSWORD };
  const token = (await call(`${url}/admin/login`, { json: credentials })).data.token;
  // Each program loads what it needs at its first file.
  await upload(url, token, 'first.zip', 1024 ** 2);

  const first = await measured('one upload', () => upload(url, token, 'one.zip', SIZE));
  const pair = await measured('two uploads at once', () =>
    Promise.all(['two.zip', 'three.zip'].map((name) => upload(url, token, name, SIZE))),
  );
  for (const { sent, stored } of [first, ...pair]) expect(stored.sha256 === sent, `${stored.fileName} is kept whole`);

  const links = await buy(url, token, first.id);
  await measured('one download', async () => {
    const { sha256 } = await download(url, links[0]);
    expect(sha256 === first.sent, 'the download is what was uploaded');
  });
  await measured('two downloads at once, by ranges', async () => {
    const halves = [`0-${SIZE / 2 - 1}`, `${SIZE / 2}-`].map((range) => download(url, links[1], range));
    const sizes = (await Promise.all(halves)).map(({ size, status }) => status === 206 && size);
    expect(
      sizes.every((size) => size === SIZE / 2),
      'each range is half of the file',
    );
  });

  const before = readdirSync(settings.PRIVATE_DIR).length;
  const called = upload(url, token, 'called-off.zip', SIZE, { endAfter: SIZE / 4 });
  expect((await called.catch((error) => error.message)) === 'called off', 'the upload is called off');
  await eventually(() => readdirSync(settings.PRIVATE_DIR).length === before);
  expect(readdirSync(settings.PRIVATE_DIR).length === before, 'an upload that was called off leaves nothing');
}

/** Runs `work` and prints what each process needed above its size before it. */
async function measured(what, work) {
  const watch = await memoryWatch(Object.fromEntries(WATCHED.map((name) => [name, system.pids[name]])));
  const started = performance.now();
  const result = await work();
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const peaks = await watch.stop();
  const figures = WATCHED.map((name) => `${name} +${peaks[name].above} MB of ${peaks[name].idle}`).join(', ');
  console.log(`  ${what}: ${seconds} s; ${figures}`);
  for (const name of WATCHED) expect(peaks[name].above < MOST_MB, `${what}: ${name} stays under +${MOST_MB} MB`);
  return result;
}

/** A free product with the file, bought. @returns two links to its file */
async function buy(url, token, deliverable) {
  const slug = `large-${randomBytes(4).toString('hex')}`;
  const form = new FormData();
  form.append('files', new Blob([PIXEL], { type: 'image/png' }), 'cover.png');
  form.append('fileInfo', JSON.stringify({ name: 'cover.png', alternativeText: 'One pixel' }));
  const [cover] = await call(`${url}/upload`, { token, body: form });
  const fields = { title: 'Large', slug, description: 'For a check.', price: 0, cover: cover.id };
  const json = { ...fields, deliverables: [deliverable], status: 'published' };
  const { product } = (await call(`${url}/api/products`, { token, json })).data;

  const order = {
    checkout_id: randomUUID(),
    items: [{ id: product.id, quantity: 1 }],
    amount: 0,
    currency: 'usd',
    payment_method: 'card',
    billing_details: { email: `${slug}@buyer.example`, name: 'Ada', phone: '+1 555 0100' },
  };
  const made = await fetch(`${url}/api/payments/stripe/create-intent`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(order),
  });
  const cookie = made.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ');
  const orders = await call(`${url}/api/payments/orders`, { cookie });
  const page = `${url}/api/payments${orders.data[0].path}`;
  return Promise.all([1, 2].map(async () => (await call(`${page}/files/${deliverable}`, { json: {} })).data.url));
}

function expect(holds, what) {
  if (!holds) problems.push(`not so: ${what}`);
}

async function eventually(holds) {
  for (let tries = 0; tries < 100 && !holds(); tries += 1) await new Promise((resolve) => setTimeout(resolve, 100));
}
