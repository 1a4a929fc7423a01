import { startPostgres } from './lib/postgres.mjs';
import { npm, run } from './lib/run.mjs';

// Everything: what `npm test` runs, with the service's tests on both databases, and the crash test on both, and files of 500 MB.
const own = process.env.TEST_POSTGRES_URL ? undefined : await startPostgres();
const url = process.env.TEST_POSTGRES_URL ?? own?.url;
const failed = [];

try {
  await part('npm test', npm('test'), url ? { TEST_POSTGRES_URL: url } : {});
  if (!url) failed.push('PostgreSQL (not installed, and TEST_POSTGRES_URL is not set)');
  await part('crash', npm('run', 'test:crash'), url ? { TEST_POSTGRES_URL: url } : {});
  await part('large files', npm('run', 'test:large-files'), {});
} finally {
  await own?.stop();
}
console.log(failed.length > 0 ? `\nFailed: ${failed.join(', ')}` : '\nEverything passed.');
process.exit(failed.length > 0 ? 1 : 0);

async function part(name, command, env) {
  console.log(`\n=== ${name}`);
  await run(command, { env, show: true }).catch(() => failed.push(name));
}
