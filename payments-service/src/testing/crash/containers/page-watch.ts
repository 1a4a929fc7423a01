import { setTimeout as pause } from 'node:timers/promises';

const EVERY_MS = 150;
const PATIENCE_MS = 15_000;

/** How pages answered while one service was away. */
export interface PagesDuring {
  away: string;
  asked: number;
  answered: number;
  slowestMs: number;
  failures: string[];
}

/** Opens one page after the other, all the time, and notes what came while which service was away. */
export class PageWatch {
  /** The service that is away; '' while all are there. */
  away = '';
  private readonly seen = new Map<string, PagesDuring>();
  private stopped = false;
  private running: Promise<void> | undefined;

  constructor(
    private readonly url: string,
    private readonly paths: readonly string[],
  ) {}

  /** @throws Error where a page does not answer with everything in place */
  async start(): Promise<void> {
    for (const path of this.paths) {
      const status = await this.ask(path);
      if (status !== '200') throw new Error(`${path} answers ${status} before anything was killed`);
    }
    this.running = this.watch();
  }

  async stop(): Promise<PagesDuring[]> {
    this.stopped = true;
    await this.running;
    return [...this.seen.values()];
  }

  private async watch(): Promise<void> {
    for (let turn = 0; !this.stopped; turn += 1) {
      const path = this.paths[turn % this.paths.length] ?? '/';
      const { away } = this;
      const started = performance.now();
      const status = await this.ask(path);
      // What was under way when a service died counts as its.
      this.note(away || this.away, `${path} ${status}`, status === '200', Math.round(performance.now() - started));
      await pause(EVERY_MS);
    }
  }

  private ask(path: string): Promise<string> {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    return fetch(this.url + path, { signal }).then(
      async (response) => {
        await response.arrayBuffer();
        return String(response.status);
      },
      (error: unknown) => String(error),
    );
  }

  private note(away: string, what: string, answered: boolean, ms: number): void {
    const none = { away, asked: 0, answered: 0, slowestMs: 0, failures: [] };
    const during = this.seen.get(away) ?? none;
    during.asked += 1;
    if (answered) during.answered += 1;
    else during.failures.push(what);
    during.slowestMs = Math.max(during.slowestMs, ms);
    this.seen.set(away, during);
  }
}
