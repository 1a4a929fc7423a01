import { parseArgs } from 'node:util';
import { ConfigError, readConfig } from '../config';
import { createDependencies } from '../dependencies';
import { createLogger } from '../middleware/access-log';
import { UsageError, type CommandDeps, type CommandResult } from './command';
import { reconcileCommand } from './reconcile';
import { replayCommand } from './replay';
import { showCommand } from './show';

const USAGE = `Usage: npm run payments -- <command> [--json]

  reconcile [--days N]        compare the last N days (7) with the providers, settle what has come
  replay --event ID | --all   work received webhook events once more
  show <order id or number>   an order with its attempts, the providers' truth, refunds, mails and events

Exit code: 0 all is well, 1 somebody has to look, 2 the command could not be run.`;

const { values, positionals } = parseOrExit();
const [command, subject] = positionals;

const COMMANDS: Record<string, (deps: CommandDeps) => Promise<CommandResult>> = {
  reconcile: (deps) => reconcileCommand(deps, values.days),
  replay: (deps) => replayCommand(deps, { event: values.event, all: values.all }),
  show: (deps) => showCommand(deps, subject),
};

function commandOf(name: string | undefined) {
  const found = name !== undefined && Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (found) return found;
  throw new UsageError(name === undefined ? USAGE : `There is no command '${name}'.\n\n${USAGE}`);
}

try {
  const run = commandOf(command);
  // Results go to stdout, the log to stderr.
  const logger = createLogger('warn', process.stderr);
  const service = await createDependencies(readConfig(), logger);
  try {
    const result = await run(service.commands);
    console.log(values.json ? JSON.stringify(result.data, null, 2) : result.text);
    process.exitCode = result.exitCode;
  } finally {
    await service.close();
  }
} catch (error) {
  console.error(explain(error));
  process.exitCode = 2;
}

function explain(error: unknown): string {
  if (error instanceof UsageError) return error.message;
  if (error instanceof ConfigError) return `${error.message}\nThe settings stand in .env; 'npm start' makes one.`;
  const reason = error instanceof Error ? error.message : String(error);
  return `The database could not be read: ${reason}\nCheck DATA_DIR or DATABASE_URL, and that the database runs.`;
}

function parseOrExit() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        days: { type: 'string' },
        event: { type: 'string' },
        all: { type: 'boolean', default: false },
        json: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`);
    process.exit(2);
  }
}
