import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { chromiumPath } from './lib/chromium.mjs';
import { ROOT } from './lib/environment.mjs';
import { buildAll, installAll } from './lib/prepare.mjs';
import { run } from './lib/run.mjs';

const results = path.join(ROOT, '.cache/test-results');
const postgres = process.env.TEST_POSTGRES_URL;
const suites = [
  { name: 'unit and integration', cwd: ROOT, env: { TEST_POSTGRES_URL: '' } },
  ...(postgres
    ? [
        {
          name: 'payments service on PostgreSQL',
          cwd: ROOT,
          env: { TEST_POSTGRES_URL: postgres },
          filters: ['--project', '@kiln/payments-service', 'payments-service/src/'],
        },
      ]
    : []),
  { name: 'cms', cwd: path.join(ROOT, 'cms') },
  { name: 'browser', cwd: path.join(ROOT, 'e2e') },
];

console.log('Preparing');
await installAll();
await buildAll();
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

const CHROMIUM_PATH = await chromiumPath();
if (!postgres) {
  console.log('\nTEST_POSTGRES_URL is not set: the database tests run on SQLite alone.');
}

const broken = [];
const failures = [];
const counts = { passed: 0, failed: 0, skipped: 0 };
for (const [index, { name, cwd, env = {}, filters = [] }] of suites.entries()) {
  console.log(`\nTests: ${name}`);
  const output = path.join(results, `${index}.json`);
  const vitest = path.join(cwd === ROOT || name === 'browser' ? ROOT : cwd, 'node_modules/vitest/vitest.mjs');
  const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${output}`, ...filters];
  await run([process.execPath, vitest, ...args], { cwd, env: { CHROMIUM_PATH, ...env }, show: true }).catch(() =>
    broken.push(name),
  );
  add(output, name);
}

if (broken.length > 0) console.log(`\nFailed: ${broken.join(', ')}`);
for (const failure of failures) console.log(`- ${failure}`);
console.log(`\n${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`);
process.exit(broken.length > 0 || counts.failed > 0 ? 1 : 0);

function add(file, name) {
  try {
    const report = JSON.parse(readFileSync(file, 'utf8'));
    counts.passed += report.numPassedTests;
    counts.failed += report.numFailedTests;
    counts.skipped += report.numPendingTests + report.numTodoTests;
    failures.push(...failedIn(report));
    if (!report.success && !broken.includes(name)) broken.push(name);
  } catch {
    if (!broken.includes(name)) broken.push(name);
  }
}

/** What failed in a suite's report, by file and name: the log's end then says it, however long the log is. */
function* failedIn({ testResults }) {
  for (const { name, status, message, assertionResults } of testResults) {
    const file = path.relative(ROOT, name);
    const failed = assertionResults.filter((test) => test.status === 'failed');
    for (const { fullName, failureMessages } of failed)
      yield `${file}: ${fullName}\n  ${failureMessages[0]?.split('\n')[0]}`;
    if (failed.length === 0 && status === 'failed') yield `${file}: ${message}`;
  }
}
