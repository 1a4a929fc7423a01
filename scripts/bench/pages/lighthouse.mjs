import { chromium } from 'playwright-core';
import lighthouse from 'lighthouse';
import { freePorts } from '../../lib/ports.mjs';
import { CHROMIUM_FLAGS, chromiumPath } from '../../lib/chromium.mjs';

/** Now and then Chromium loses the beginning of a trace. */
const MOST_TRIES = 3;

/** What a run of Lighthouse (mobile, simulated throttling) says of a page: score of 100, times in ms, bytes, requests. */
export async function runLighthouse(url) {
  let lhr;
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    lhr = await reportOf(url);
    if (!lhr.runtimeError) return figuresOf(lhr);
  }
  throw new Error(`Lighthouse on ${url}: ${lhr.runtimeError.message}`);
}

async function reportOf(url) {
  const [port] = await freePorts(1);
  const browser = await chromium.launch({
    executablePath: await chromiumPath(),
    args: [...CHROMIUM_FLAGS, `--remote-debugging-port=${port}`],
  });
  try {
    const { lhr } = await lighthouse(url, { port, logLevel: 'error', onlyCategories: ['performance'] });
    return lhr;
  } finally {
    await browser.close();
  }
}

function figuresOf(lhr) {
  const value = (audit) => lhr.audits[audit].numericValue;
  const requests = lhr.audits['network-requests'].details.items.filter(({ url }) => url.startsWith('http'));
  return {
    score: Math.round(lhr.categories.performance.score * 100),
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    urls: requests.map(({ url }) => url),
    benchmark: lhr.environment.benchmarkIndex,
    lhr,
  };
}
