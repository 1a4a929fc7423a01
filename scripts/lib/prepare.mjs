import { rmSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './environment.mjs';
import { onceFor } from './fingerprint.mjs';
import { npm, run, step } from './run.mjs';

const SHARED = ['contracts/src', 'tsconfig.base.json', 'package-lock.json'];

/** Packages of the root workspaces and of the CMS, which has a lockfile of its own. */
export async function installAll() {
  await step('Packages', () =>
    onceFor('install', { inputs: ['package-lock.json'], output: 'node_modules/.package-lock.json' }, () =>
      run(npm('ci', '--no-audit', '--no-fund')),
    ),
  );
  await step('Packages of the CMS (the first time takes some minutes)', () =>
    onceFor('install-cms', { inputs: ['cms/package-lock.json'], output: 'cms/node_modules/.package-lock.json' }, () =>
      run(npm('ci', '--no-audit', '--no-fund'), { cwd: path.join(ROOT, 'cms') }),
    ),
  );
}

/** Built only when its sources changed. */
export async function buildCms() {
  await step('CMS and its panel (the first time takes about a minute)', () =>
    onceFor(
      'build-cms',
      { inputs: ['cms/src', 'cms/config', 'cms/package-lock.json', 'cms/tsconfig.json'], output: 'cms/dist' },
      async () => {
        // Strapi loads whatever is there, also what its build no longer makes.
        rmSync(path.join(ROOT, 'cms/dist'), { recursive: true, force: true });
        await run(npm('run', 'build'), { cwd: path.join(ROOT, 'cms'), env: { NODE_ENV: 'production' } });
      },
    ),
  );
}

/** What `npm start` and the browser tests run. Each part is built only when its sources changed. */
export async function buildAll() {
  await buildCms();
  for (const [title, workspace] of [
    ['Payments service and provider sandbox', 'payments-service'],
    ['Storefront', 'storefront'],
  ]) {
    await step(title, () =>
      onceFor(`build-${workspace}`, { inputs: [...SHARED, workspace], output: `${workspace}/dist` }, () =>
        run(npm('run', 'build', '-w', workspace), { env: { NODE_ENV: 'production' } }),
      ),
    );
  }
}
