import path from 'node:path';
import { ROOT } from './lib/environment.mjs';
import { installAll } from './lib/prepare.mjs';
import { npm, run, step } from './lib/run.mjs';

// Everything that needs no running system, cheapest first; `--static` leaves the tests out.
await installAll();
await step('Format', () => run(npm('run', 'format:check')));
await step('Lint', () => run(npm('run', 'lint')));
await step('Types', async () => {
  await run(npm('run', 'types'));
  await run(npm('run', 'types'), { cwd: path.join(ROOT, 'cms') });
});
if (!process.argv.includes('--static')) {
  await step('Unit tests', () => run(['node', 'node_modules/vitest/vitest.mjs', 'run', '--project', '*:unit']));
}
