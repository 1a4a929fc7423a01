import path from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from './lib/environment.mjs';
import { installAll } from './lib/prepare.mjs';
import { startPostgres } from './lib/postgres.mjs';
import { npm, run, step } from './lib/run.mjs';

// 500 checkouts under fire on SQLite and on PostgreSQL, or on the --database named; the other options are those of
// payments-service/src/testing/crash/main.ts.
const text = { type: 'string' };
const options = { database: text, seed: text, checkouts: text, kills: text, methods: text, log: { type: 'boolean' } };
const { database, ...others } = parseArgs({ options }).values;
const passed = Object.entries(others).flatMap(([name, value]) =>
  value === true ? [`--${name}`] : [`--${name}`, value],
);
const service = path.join(ROOT, 'payments-service');
const program = 'dist/crash/server.js';

await installAll();
await step('Payments service', () =>
  run(npm('exec', '--', 'vite', 'build', '--ssr', 'src/server.ts', '--outDir', 'dist/crash'), {
    cwd: service,
    env: { NODE_ENV: 'production' },
  }),
);
const crash = [process.execPath, '--import', 'tsx', 'src/testing/crash/main.ts', '--program', program, ...passed];
const failed = [];
if (database !== 'postgres') await attempt('SQLite', '');
if (database !== 'sqlite') {
  const given = process.env.TEST_POSTGRES_URL;
  const own = given ? undefined : await startPostgres();
  if (given ?? own) await attempt('PostgreSQL', given ?? own.url).finally(() => own?.stop());
  else notThere();
}
process.exit(failed.length > 0 ? 1 : 0);

async function attempt(name, url) {
  await run(crash, { cwd: service, env: { TEST_POSTGRES_URL: url }, show: true }).catch(() => failed.push(name));
}

function notThere() {
  console.error('\nPostgreSQL is not installed and TEST_POSTGRES_URL is not set: run on SQLite alone.');
  if (database === 'postgres') failed.push('PostgreSQL');
}
