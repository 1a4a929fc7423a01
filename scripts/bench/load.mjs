import { Agent, request } from 'node:http';
import autocannon from 'autocannon';
import { percentile } from './statistics.mjs';

const CONNECTIONS = 10;
const ROUNDS = 5;

/**
 * Loads each address in turn, five rounds, so that what else the machine does falls on all of them alike.
 * @param {Record<string, Target | Target[]>} targets by name; of several, requests take one after the other
 * @typedef {string | {url: string, method?: string, headers?: object, json?: object}} Target
 * @param {{seconds?: number}} options of each round
 * @returns by name: requests per second and latencies in ms, each of five rounds, ascending; Infinity where none answered
 */
export async function loadTogether(targets, { seconds = 3 } = {}) {
  const rounds = Object.fromEntries(Object.keys(targets).map((name) => [name, []]));
  for (const target of Object.values(targets)) await loadOnce(target, seconds);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [name, target] of Object.entries(targets)) rounds[name].push(await loadOnce(target, seconds));
  }
  return Object.fromEntries(Object.entries(rounds).map(([name, figures]) => [name, spread(figures)]));
}

/** Of one round: requests per second, latencies in ms. @throws Error when an answer is not 2xx */
export async function loadOnce(target, seconds) {
  const requests = [target].flat().map(toRequest);
  const [{ origin, path: first }] = requests;
  const latencies = [];
  const load = autocannon({ url: origin, connections: CONNECTIONS, duration: seconds, requests });
  // autocannon's own percentiles are whole milliseconds.
  load.on('response', (_client, _status, _bytes, ms) => latencies.push(ms));
  const { non2xx, errors } = await load;
  if (non2xx + errors > 0) throw new Error(`${first}: ${non2xx} answers were not 2xx, ${errors} failed`);
  // Slower than the round: the others are still worth reading.
  if (latencies.length === 0) return { perSecond: 0, p50: Infinity, p99: Infinity };
  return {
    perSecond: latencies.length / seconds,
    p50: percentile(latencies, 0.5),
    p99: percentile(latencies, 0.99),
  };
}

/**
 * Requests for the headers alone, in brotli, per second. autocannon waits for the body that their length tells of.
 * @throws Error when an answer is not 200
 */
export async function headsPerSecond(url, seconds) {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const options = { method: 'HEAD', agent, headers: { 'accept-encoding': 'br' } };
  const head = () =>
    new Promise((resolve, reject) => {
      request(url, options, (response) => {
        if (response.statusCode !== 200) return reject(new Error(`${url}: ${response.statusCode}`));
        response.resume().on('end', resolve);
      })
        .on('error', reject)
        .end();
    });
  const end = performance.now() + seconds * 1000;
  let answers = 0;
  try {
    await Promise.all(
      Array.from({ length: CONNECTIONS }, async () => {
        for (; performance.now() < end; answers += 1) await head();
      }),
    );
  } finally {
    agent.destroy();
  }
  return answers / seconds;
}

function toRequest(target) {
  const { url, json, headers = {}, ...request } = typeof target === 'string' ? { url: target } : target;
  const { origin } = new URL(url);
  const body = json && { body: JSON.stringify(json), headers: { ...headers, 'content-type': 'application/json' } };
  return { origin, path: url.slice(origin.length) || '/', headers, ...request, ...body };
}

function spread(figures) {
  const sorted = (key) => figures.map((round) => round[key]).toSorted((left, right) => left - right);
  return { perSecond: sorted('perSecond'), p50: sorted('p50'), p99: sorted('p99') };
}
