import type { Inspection } from './inspection';
import type { ReconciliationDeps } from '../reconciliation/reconcile';

/** What the commands work with. */
export type CommandDeps = ReconciliationDeps & { inspection: Inspection };

export interface CommandResult {
  /** For people. */
  text: string;
  /** For programs (`--json`). */
  data: unknown;
  /** Of the process: 0 nothing to do, 1 somebody has to look. */
  exitCode: 0 | 1;
}

/** The command was called wrongly, or what it names is not there: the message says what to do. */
export class UsageError extends Error {}
