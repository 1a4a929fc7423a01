import { buildCms } from '../lib/prepare.mjs';
import { startPostgres } from '../lib/postgres.mjs';
import { filledFolder, filledPostgres, startCms, startHono, startStock } from './catalogue/servers.mjs';
import { loadTogether } from './load.mjs';
import { median, printGoals, printTable, withSpread, writeFigures } from './report.mjs';

const FEW = 1_000;
const MANY = 10_000;
const MOST = 100_000;
const STOCK = '/api/products?populate=*&pagination[pageSize]=24';

/** What visitors ask for, of each kind several in turn; what each matches is a share of all products, whatever their number. */
const CALLS = {
  'list of 24 with facets': ['/api/products?facets=true'],
  'filtered and sorted': [
    '/api/products?category=category-3&tags=tag-4&sort=price-asc&minPrice=10',
    '/api/products?category=category-3&sort=price-desc&maxPrice=60&page=3',
    '/api/products?tags=tag-21&sort=name',
    '/api/products?category=category-3&tags=tag-21&sort=price-asc&minPrice=10',
  ],
  'search, a tenth matches': ['/api/products?search=painted', '/api/products?search=pattern&sort=price-asc'],
  'search, all match': ['/api/products?search=made%20by%20hand'],
  'search, few matches': ['/api/products?search=number%20777&facets=true', '/api/products?search=pattern%20zz'],
  'search, one or two letters': ['sl', 'ha', 'q', 'zz'].map((letters) => `/api/products?search=${letters}`),
  'product by id': Array.from({ length: 200 }, (_, index) => `/api/products/${index * 5 + 1}`),
};
const LIST = 'list of 24 with facets';

/**
 * The catalogue at the CMS itself, nothing cached before it: beside stock Strapi's REST on the same data, beside a Hono that
 * has the answer ready, and with more products. With TEST_POSTGRES_URL, or where PostgreSQL is installed, on it as well.
 */
export async function benchCatalogue({ full = false } = {}) {
  await buildCms();
  const few = await benchFew();
  printCompared(few.compared);
  const sizes = {};
  const keep = (size, calls) => {
    sizes[size] = calls;
    printCalls(size, calls);
  };
  keep(`${FEW} on SQLite`, few.ours);
  keep(`${MANY} on SQLite`, await benchSqlite(MANY));
  if (full) keep(`${MOST} on SQLite`, await benchSqlite(MOST));
  await benchPostgres(full ? [FEW, MANY, MOST] : [FEW, MANY], keep);

  printGoals(goalsOf(few.compared, sizes));
  writeFigures('catalogue', { few, sizes });
}

async function benchFew() {
  const folder = await filledFolder(FEW);
  const stock = await startStock(folder);
  const cms = await startCms(folder);
  try {
    const answer = await fetch(`${cms.url}${CALLS[LIST][0]}`);
    const hono = await startHono(folder, Buffer.from(await answer.arrayBuffer()));
    try {
      const compared = await loadTogether({
        ours: `${cms.url}${CALLS[LIST][0]}`,
        stock: `${stock.url}${STOCK}`,
        hono: hono.url,
      });
      return { compared, ours: await loadCalls(cms.url) };
    } finally {
      await hono.stop();
    }
  } finally {
    await cms.stop();
    await stock.stop();
  }
}

async function benchSqlite(count) {
  const cms = await startCms(await filledFolder(count));
  return loadCalls(cms.url).finally(() => cms.stop());
}

async function benchPostgres(counts, keep) {
  const own = process.env.TEST_POSTGRES_URL ? undefined : await startPostgres();
  const server = process.env.TEST_POSTGRES_URL ?? own?.url;
  if (!server) return;
  try {
    for (const count of counts) {
      const { folder, url, drop } = await filledPostgres(server, count);
      const cms = await startCms(folder, { url });
      keep(`${count} on PostgreSQL`, await loadCalls(cms.url).finally(() => cms.stop()));
      await drop();
    }
  } finally {
    await own?.stop();
  }
}

function loadCalls(url) {
  const targets = Object.entries(CALLS).map(([name, paths]) => [name, paths.map((path) => `${url}${path}`)]);
  return loadTogether(Object.fromEntries(targets), { seconds: 2 });
}

const row = (name, { perSecond, p50, p99 }) => ({
  '': name,
  'requests/s': withSpread(perSecond, 0),
  'p50 ms': withSpread(p50),
  'p99 ms': withSpread(p99),
});

function printCompared(compared) {
  const names = { ours: 'the CMS', stock: 'stock Strapi, populate=*', hono: 'bare Hono, ready bytes' };
  const rows = Object.entries(names).map(([key, name]) => row(name, compared[key]));
  printTable(`${LIST}, ${FEW} products, 10 connections: median (least–most) of 5`, rows);
}

function printCalls(size, calls) {
  printTable(
    size,
    Object.entries(calls).map(([name, figures]) => row(name, figures)),
  );
}

function goalsOf(compared, sizes) {
  const ratio = median(compared.ours.perSecond) / median(compared.stock.perSecond);
  return [
    { goal: `10 times stock Strapi at ${FEW} products`, figure: `${ratio.toFixed(1)} times`, met: ratio >= 10 },
    ...Object.keys(sizes)
      .filter((size) => size.startsWith(`${MANY} `))
      .flatMap((size) => goalsOfMany(size, sizes)),
  ];
}

function goalsOfMany(size, sizes) {
  const p99 = median(sizes[size][LIST].p99);
  const growth = median(sizes[size][LIST].p50) / median(sizes[size.replace(`${MANY}`, `${FEW}`)][LIST].p50);
  return [
    { goal: `${size}: p99 at most 100 ms`, figure: `${p99.toFixed(1)} ms`, met: p99 <= 100 },
    { goal: `${size}: median at most 3 times that at ${FEW}`, figure: `${growth.toFixed(2)} times`, met: growth <= 3 },
  ];
}
