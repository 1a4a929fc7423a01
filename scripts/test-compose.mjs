import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromiumPath } from './lib/chromium.mjs';
import { answers, demoProject, whyNoEngine } from './lib/compose.mjs';
import { ROOT } from './lib/environment.mjs';
import { installAll } from './lib/prepare.mjs';
import { run } from './lib/run.mjs';

// The demo in containers from nothing: built, started, healthy, bought from through the gateway, and taken away again.
const reason = whyNoEngine();
if (reason) {
  console.log(`Skipped: ${reason}.`);
  process.exit(0);
}

await installAll();
const { settings, folder, compose, url } = await demoProject('kiln-test');
try {
  await compose('up', '--build', '-d');
  await answers(url);
  await compose('ps');
  const file = path.join(folder, 'running.json');
  // One origin: the tests find every service behind the gateway.
  writeFileSync(file, JSON.stringify({ ...settings, CMS_URL: url, PAYMENTS_URL: url }), { mode: 0o600 });
  const vitest = path.join(ROOT, 'node_modules/vitest/vitest.mjs');
  const filters = process.argv.slice(2);
  await run([process.execPath, vitest, 'run', ...(filters.length > 0 ? filters : ['src/tests/purchase.test.ts'])], {
    cwd: path.join(ROOT, 'e2e'),
    env: { CHROMIUM_PATH: await chromiumPath(), RUNNING_SYSTEM: file },
    show: true,
  });
} catch (error) {
  console.error(error.message);
  await compose('logs', '--tail', '40').catch(() => undefined);
  process.exitCode = 1;
} finally {
  if (!process.env.KEEP_CONTAINERS) await compose('down', '-v', '--remove-orphans');
}
