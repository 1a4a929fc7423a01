import { setTimeout as wait } from 'node:timers/promises';

/** Asks again until there is an answer. @throws Error naming what was waited for */
export async function until<T>(
  ask: () => Promise<T | undefined | false>,
  what: string,
  timeoutMs = 20_000,
): Promise<T> {
  const deadline = Date.now() + timeoutMs;
  while (Date.now() < deadline) {
    const answer = await ask();
    if (answer !== undefined && answer !== false) return answer;
    await wait(100);
  }
  throw new Error(`Waited ${timeoutMs / 1000} s for ${what}`);
}
