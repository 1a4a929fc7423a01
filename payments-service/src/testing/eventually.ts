import { setTimeout as pause } from 'node:timers/promises';

/** Asks until the answer is not undefined or false. @throws after `withinMs` with what was waited for */
export async function eventually<Value>(
  what: string,
  ask: () => Promise<Value | undefined | false> | Value | undefined | false,
  withinMs = 30_000,
): Promise<Value> {
  const end = Date.now() + withinMs;
  for (;;) {
    const answer = await ask();
    if (answer !== undefined && answer !== false) return answer;
    if (Date.now() > end) throw new Error(`Waited ${withinMs} ms for: ${what}`);
    await pause(10);
  }
}
