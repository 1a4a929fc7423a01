import type { Log } from '../lib/log';
import type { HealthStore } from './health-ports';

interface HealthDeps {
  health: HealthStore;
  log: Log;
  now: () => Date;
}

const LONGEST_MESSAGE = 300;
/** Of a worker that runs more often, not every run is noted. */
const NOTED_EVERY_MS = 10_000;

/** Notes the last error of a subject; a database that is away stops nothing. */
export function noteErrorsOf(deps: HealthDeps, subject: string): (error: unknown) => void {
  return (error) => {
    const message = (error instanceof Error ? error.message : String(error)).slice(0, LONGEST_MESSAGE);
    deps.health
      .noteError(subject, { at: deps.now().toISOString(), message })
      .catch((failure: unknown) => deps.log.warn({ err: failure, subject }, 'health was not noted'));
  };
}

/** The worker's run, noted when it ended well, and its error when it did not. */
export function noteRunsOf(deps: HealthDeps, name: string, work: () => Promise<number>): () => Promise<number> {
  const subject = `worker ${name}`;
  const noteError = noteErrorsOf(deps, subject);
  let notedAt = 0;
  return async () => {
    try {
      const found = await work();
      const now = deps.now();
      if (now.getTime() - notedAt >= NOTED_EVERY_MS) {
        notedAt = now.getTime();
        await deps.health.noteRun(subject, now.toISOString());
      }
      return found;
    } catch (error) {
      noteError(error);
      throw error;
    }
  };
}
