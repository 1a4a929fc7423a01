import { setTimeout as wait } from 'node:timers/promises';

const PATIENCE_MS = 20_000;

/** Waits until something answers there. @throws Error after twenty seconds */
export async function whenAnswering(url) {
  const deadline = Date.now() + PATIENCE_MS;
  while (Date.now() < deadline) {
    if (await fetch(url).catch(() => null)) return;
    await wait(100);
  }
  throw new Error(`Nothing answers at ${url}`);
}
