import path from 'node:path';
import { BELIEVED, sell } from './compose-kills.mjs';
import { runBrowserTests } from './compose-purchase.mjs';
import { expectSame, snapshot } from './compose-snapshot.mjs';
import { answers, BUILT, withDemo } from './compose.mjs';
import { ROOT } from './environment.mjs';
import { run } from './run.mjs';

/** The images of an earlier commit sell; then this one's take their place over the same volumes, and sell on. */
export async function upgrade({ from = 'HEAD~1', checkouts = '40' }) {
  const source = path.join(ROOT, '.cache/compose/earlier');
  await run(['git', 'worktree', 'add', '--force', '--detach', source, from]);
  try {
    const work = async (demo) => {
      const { compose, settingsFile, url } = demo;
      await sell(settingsFile, { calm: true, checkouts });
      const before = await snapshot(compose);
      console.log(`Upgrade from ${from}`);
      await compose('up', BUILT, '-d');
      await answers(url);
      expectSame(before, await snapshot(compose));
      await runBrowserTests(demo, ['src/tests/purchase.test.ts']);
    };
    await withDemo('kiln-upgrade', BELIEVED, work, { source });
  } finally {
    await run(['git', 'worktree', 'remove', '--force', source]);
  }
}
