import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { BELIEVED, sell } from './compose-kills.mjs';
import { runBrowserTests } from './compose-purchase.mjs';
import { expectSame, snapshot } from './compose-snapshot.mjs';
import { answers, withDemo } from './compose.mjs';
import { run } from './run.mjs';

/** Orders, a backup, everything thrown away with its volumes, and the backup put back: what is there has to be the same. */
export async function backUpAndRestore({ checkouts = '40' }) {
  const folder = mkdtempSync(path.join(tmpdir(), 'kiln-backup-'));
  const kept = path.join(folder, 'kept');
  try {
    await withDemo('kiln-backup', BELIEVED, async (demo) => {
      const { compose, settingsFile, url } = demo;
      const script = (name) =>
        run([`deploy/${name}`, kept], { env: { COMPOSE: compose.command.join(' ') }, show: true });
      await sell(settingsFile, { calm: true, checkouts });
      const before = await snapshot(compose);
      await script('backup.sh');
      const providers = await keepProviders(compose, path.join(folder, 'providers.tar'));
      await compose('down', '-v');
      await providers.putBack();
      await script('restore.sh');
      await answers(url);
      expectSame(before, await snapshot(compose));
      await runBrowserTests(demo, ['src/tests/purchase.test.ts']);
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The real providers do not lose their payments with us; their stand-in's volume goes with the others. */
async function keepProviders(compose, file) {
  await compose('stop', 'sandbox');
  const tar = (how) => `${compose.command.join(' ')} run --rm -T --no-deps --entrypoint tar sandbox -C /data ${how}`;
  await run(['sh', '-c', `${tar('-cf - .')} >${file}`]);
  return { putBack: () => run(['sh', '-c', `${tar('-xf -')} <${file}`]) };
}
