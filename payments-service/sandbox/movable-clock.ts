import type { SandboxDatabase } from './database';

/** The providers' clock: the machine's, plus what tests or the control page have moved it by. Never backwards. */
export class MovableClock {
  constructor(
    private readonly database: SandboxDatabase,
    private readonly real: () => number,
  ) {}

  /** Milliseconds since 1970. */
  now(): number {
    return this.real() + this.offset();
  }

  advance(milliseconds: number): void {
    this.database
      .prepare(
        `INSERT INTO settings (name, value) VALUES ('clock_offset', ?)
         ON CONFLICT (name) DO UPDATE SET value = excluded.value`,
      )
      .run(String(this.offset() + milliseconds));
  }

  private offset(): number {
    const row = this.database.prepare(`SELECT value FROM settings WHERE name = 'clock_offset'`).get();
    return row === undefined ? 0 : Number((row as { value: string }).value);
  }
}
