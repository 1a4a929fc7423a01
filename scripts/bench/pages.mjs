import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildAll } from '../lib/prepare.mjs';
import { headsPerSecond, loadOnce } from './load.mjs';
import { startGateway } from './pages/gateway.mjs';
import { nextPaints } from './pages/interactions.mjs';
import { runLighthouse } from './pages/lighthouse.mjs';
import { bytesOf, scriptBytes } from './pages/weights.mjs';
import { startSeeded } from './seeded-system.mjs';
import { startServer } from './start-server.mjs';
import { reportTable } from './table.mjs';

/** Fewer while developing. */
const RUNS = Number(process.env.BENCH_RUNS || 5);
const SECONDS = 3;
const PATHS = ['/', '/shop', '/product/1'];
const LIST = '/api/products?limit=24&facets=true&sort=featured';

/** The pages of the built system: Lighthouse, weights, next paints, answers per second beside their references. */
export async function benchPages() {
  await buildAll();
  const system = await startSeeded();
  try {
    reportTable('pages', await measurePages(system));
  } finally {
    await system.stop();
  }
  return true;
}

/** @param system one that runs, by its address and settings */
export async function measurePages(system) {
  const rows = [...(await fromTheServer(system)), ...(await throughTheGateway(system))];
  for (const page of PATHS) rows.push(...(await inTheBrowser(system.url, page)));
  return [...rows, ...(await withoutScript()), ...(await interactions(system.url))];
}

/** What the browser needs on this machine, now, for 24 plain cards and no script at all. */
async function withoutScript() {
  const floor = await startServer('pages/floor.mjs');
  try {
    const runs = await repeated(() => runLighthouse(floor.url));
    return [{ name: 'floor, no script  total blocking time, ms', values: runs.map(({ tbt }) => tbt) }];
  } finally {
    floor.stop();
  }
}

async function inTheBrowser(origin, page) {
  // The third visitor's, who gets what is kept for all that follow.
  for (let visitor = 0; visitor < 3; visitor += 1) await bytesOf(origin + page);
  const runs = await repeated(() => runLighthouse(origin + page));
  const row = (name, pick, goal, digits) => ({ name: `${page}  ${name}`, values: runs.map(pick), goal, digits });
  const script = await scriptBytes(origin, runs[0].urls);
  return [
    row('Lighthouse mobile, score', ({ score }) => score, '>= 99'),
    row('first contentful paint, ms', ({ fcp }) => fcp, '<= 1000'),
    row('largest contentful paint, ms', ({ lcp }) => lcp, '<= 1800'),
    row('total blocking time, ms', ({ tbt }) => tbt, '<= 50'),
    row('layout shift', ({ cls }) => cls, '0', 3),
    row('requests', ({ urls }) => urls.length, '<= 20'),
    row('processor, by Lighthouse', ({ benchmark }) => benchmark),
    { name: `${page}  HTML, bytes in brotli`, values: [(await bytesOf(origin + page)).length], goal: '<= 14000' },
    { name: `${page}  scripts, bytes in brotli`, values: [script], goal: '<= 95000' },
  ];
}

async function interactions(origin) {
  const runs = await repeated(() => nextPaints(origin));
  return Object.keys(runs[0]).map((name) => ({
    name: `/shop  next paint after ${name}, ms at 4 x slower`,
    values: runs.map((run) => run[name]),
    goal: '<= 100',
  }));
}

async function fromTheServer({ url, settings }) {
  const file = path.join(settings.DATA_DIR, 'page.br');
  writeFileSync(file, await bytesOf(`${url}/shop`));
  const [bare, floor] = [await startServer('bare-hono.mjs', file), await startServer('pages/floor.mjs')];
  try {
    return [
      ...(await compared('/shop from memory', `${url}/shop`, 'bare Hono, the same bytes', bare.url, '>= 50 %')),
      // Who asks for headers alone is not answered from memory: the page is rendered and compressed for each.
      ...(await compared('/shop rendered', `${url}/shop`, 'floor, rendered', floor.url, '>= 60 %', headsPerSecond)),
    ];
  } finally {
    bare.stop();
    floor.stop();
  }
}

async function throughTheGateway({ url, settings }) {
  const rows = [];
  for (const [name, address] of [
    ['/shop', '/shop'],
    ['catalogue', LIST],
  ]) {
    const gateway = await startGateway(settings, await bytesOf(url + address));
    if (!gateway) {
      console.log('  nginx is not installed: the gateway was not measured');
      return rows;
    }
    const ours = gateway.url + address;
    rows.push(...(await compared(`${name} by the gateway`, ours, 'nginx, static', gateway.staticUrl, '>= 60 %')));
    await gateway.stop();
  }
  return rows;
}

/** In brotli. */
async function answersPerSecond(url, seconds) {
  const { perSecond } = await loadOnce({ url, headers: { 'accept-encoding': 'br' } }, seconds);
  return perSecond;
}

/** In turn, so that both meet the same neighbours. The first go warms up. */
async function compared(name, url, otherName, otherUrl, goal, perSecond = answersPerSecond) {
  const one = async () => [await perSecond(url, SECONDS), await perSecond(otherUrl, SECONDS)];
  await one();
  const pairs = await repeated(one);
  return [
    { name: `${name}, answers/s`, values: pairs.map(([ours]) => ours) },
    { name: `  ${otherName}, answers/s`, values: pairs.map(([, other]) => other) },
    { name: '  share, %', values: pairs.map(([ours, other]) => (100 * ours) / other), goal },
  ];
}

async function repeated(work) {
  const results = [];
  for (let run = 0; run < RUNS; run += 1) results.push(await work());
  return results;
}
