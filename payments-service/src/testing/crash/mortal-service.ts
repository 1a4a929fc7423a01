import { setTimeout as pause } from 'node:timers/promises';
import { startServiceProcess, type ServiceProcess } from '../service-process';
import type { Random } from './random';

const SHORTEST_LIFE_MS = 200;
const LONGEST_LIFE_MS = 2_200;

/** The service as a process that is killed at random moments and started again at once. */
export class MortalService {
  kills = 0;
  private current: ServiceProcess | undefined;
  private readonly outputs: string[] = [];

  constructor(
    private readonly environment: Record<string, string>,
    private readonly program: readonly string[],
  ) {}

  async start(): Promise<void> {
    this.current = await startServiceProcess(this.environment, this.program);
  }

  /** Kills it so many times; `onKill` runs while it is dead. */
  async killRepeatedly(times: number, random: Random, onKill: (kills: number) => void): Promise<void> {
    for (let kill = 0; kill < times; kill += 1) {
      await pause(random.between(SHORTEST_LIFE_MS, LONGEST_LIFE_MS));
      await this.end('SIGKILL');
      this.kills += 1;
      onKill(this.kills);
      await this.start();
    }
  }

  async end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const ended = this.current;
    this.current = undefined;
    await ended?.end(signal);
    if (ended) this.outputs.push(ended.output());
  }

  /** Log lines of all its lives. */
  log(): string[] {
    return [...this.outputs, this.current?.output() ?? ''].join('').split('\n').filter(Boolean);
  }
}
