import { parseArgs } from 'node:util';
import { whyNoEngine } from './lib/compose.mjs';
import { backUpAndRestore } from './lib/compose-backup.mjs';
import { buyFromBuckets } from './lib/compose-buckets.mjs';
import { killContainers } from './lib/compose-kills.mjs';
import { buyThroughTheGateway } from './lib/compose-purchase.mjs';
import { upgrade } from './lib/compose-upgrade.mjs';
import { installAll } from './lib/prepare.mjs';

// The demo in containers, from nothing, taken away again afterwards. KEEP_CONTAINERS=1 leaves it for looking at.
const WAYS = {
  purchase: buyThroughTheGateway,
  kills: killContainers,
  backup: backUpAndRestore,
  upgrade,
  buckets: buyFromBuckets,
};
const text = { type: 'string' };
const options = { copies: text, checkouts: text, seed: text, from: text };
const { positionals, values } = parseArgs({ options, allowPositionals: true });
const [way = 'purchase', ...filters] = positionals;

if (!Object.hasOwn(WAYS, way)) {
  console.error(`Say which: ${Object.keys(WAYS).join(', ')}`);
  process.exit(2);
}
const reason = whyNoEngine();
if (reason) {
  console.log(`Skipped: ${reason}.`);
  process.exit(0);
}
await installAll();
await WAYS[way]({ ...values, filters });
