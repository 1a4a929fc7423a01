import type { SandboxDatabase } from './database';

export type ScheduledAction = (subject: string) => void;

interface DueAction {
  id: number;
  name: string;
  subject: string;
}

const LONGEST_WAIT_MS = 60 * 60 * 1000;

/**
 * What happens by itself at a provider: a bank answers after days, a code expires. It stands in the database, so a
 * restart goes on where it stopped, and it goes by the clock that tests can move.
 */
export class Schedule {
  private timer: NodeJS.Timeout | undefined;
  private actions: Record<string, ScheduledAction> = {};
  private stopped = true;

  constructor(
    private readonly database: SandboxDatabase,
    private readonly now: () => number,
    /** Called after something was done: it may have stored events. */
    private readonly done: () => void,
  ) {}

  /** `name` picks the action, `subject` is the id it is given; milliseconds. */
  add(name: string, subject: string, dueAt: number): void {
    this.database.prepare('INSERT INTO schedule (name, subject, due_at) VALUES (?, ?, ?)').run(name, subject, dueAt);
  }

  start(actions: Record<string, ScheduledAction>): void {
    this.actions = actions;
    this.stopped = false;
    this.wake();
  }

  /** Does what is due now; called after requests and after the clock was moved. */
  wake(): void {
    if (this.stopped) return;
    clearTimeout(this.timer);
    const due = this.database
      .prepare('SELECT id, name, subject FROM schedule WHERE due_at <= ? ORDER BY due_at, id')
      .all(this.now()) as DueAction[];
    for (const each of due) this.perform(each);
    const { next } = this.database.prepare('SELECT min(due_at) AS next FROM schedule').get() as { next: number | null };
    if (next !== null) {
      this.timer = setTimeout(() => this.wake(), Math.min(LONGEST_WAIT_MS, Math.max(1, next - this.now())));
      this.timer.unref();
    }
    if (due.length > 0) this.done();
  }

  stop(): void {
    this.stopped = true;
    clearTimeout(this.timer);
  }

  private perform({ id, name, subject }: DueAction): void {
    const action = this.actions[name];
    if (action === undefined) throw new Error(`nothing is known to do for ${name}`);
    this.database
      .transaction(() => {
        this.database.prepare('DELETE FROM schedule WHERE id = ?').run(id);
        action(subject);
      })
      .immediate();
  }
}
