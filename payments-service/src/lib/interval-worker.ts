import type { Log } from './log';

export interface IntervalWorker {
  /** Runs soon, without waiting for the interval. */
  wake(): void;
  /** Resolves when the run under way has ended. */
  stop(): Promise<void>;
}

/**
 * Runs `work` every `intervalMs`, one run at a time. A run that says it found something is followed by another at
 * once, so a backlog is worked off. A run that throws is logged; the next one comes all the same.
 */
export function startIntervalWorker(
  name: string,
  intervalMs: number,
  work: () => Promise<number>,
  log: Log,
): IntervalWorker {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let again = false;
  let stopped = false;

  const run = async () => {
    do {
      again = false;
      const found = await work().catch((error: unknown) => {
        log.error({ worker: name, err: error }, 'worker run failed');
        return 0;
      });
      if (found > 0) again = true;
    } while (again && !stopped);
  };
  const start = () => {
    clearTimeout(timer);
    if (stopped) return;
    if (running) {
      again = true;
      return;
    }
    running = run().finally(() => {
      running = undefined;
      if (!stopped) timer = setTimeout(start, intervalMs).unref();
    });
  };
  start();
  return {
    wake: start,
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
