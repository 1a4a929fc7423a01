import path from 'node:path';
import { ROOT } from './lib/environment.mjs';
import { startPostgres } from './lib/postgres.mjs';
import { npm, run } from './lib/run.mjs';

// Everything: what `npm test` runs, the service's tests on PostgreSQL, and the crash test on both databases.
const own = process.env.TEST_POSTGRES_URL ? undefined : await startPostgres();
const url = process.env.TEST_POSTGRES_URL ?? own?.url;
const failed = [];
const vitest = [process.execPath, path.join(ROOT, 'node_modules/vitest/vitest.mjs'), 'run'];

try {
  await part('npm test', npm('test'), { TEST_POSTGRES_URL: '' });
  if (url) {
    await part('PostgreSQL', [...vitest, '--project', '@kiln/payments-service', 'payments-service/src/'], {
      TEST_POSTGRES_URL: url,
    });
  } else {
    failed.push('PostgreSQL (not installed, and TEST_POSTGRES_URL is not set)');
  }
  await part('crash', npm('run', 'test:crash'), url ? { TEST_POSTGRES_URL: url } : {});
} finally {
  await own?.stop();
}
console.log(failed.length > 0 ? `\nFailed: ${failed.join(', ')}` : '\nEverything passed.');
process.exit(failed.length > 0 ? 1 : 0);

async function part(name, command, env) {
  console.log(`\n=== ${name}`);
  await run(command, { env, show: true }).catch(() => failed.push(name));
}
