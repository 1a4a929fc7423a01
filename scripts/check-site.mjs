import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { checkSite } from './lib/check-site.mjs';

// npm run check:site -- https://your-domain [--ca file.pem]: what the origin says about itself to whoever asks.
const { positionals, values } = parseArgs({ options: { ca: { type: 'string' } }, allowPositionals: true });
const [address = ''] = positionals;
if (!URL.canParse(address)) {
  console.error('Say which site: npm run check:site -- https://your-domain');
  process.exit(2);
}
const checks = await checkSite(new URL(address), values.ca ? readFileSync(values.ca) : undefined);
for (const { name, fault } of checks) console.log(`${fault ? '✗' : '✓'} ${name}${fault ? `: ${fault}` : ''}`);
const failed = checks.filter(({ fault }) => fault).length;
console.log(failed > 0 ? `\n${failed} of ${checks.length} are not as they should be.` : '\nAll as it should be.');
process.exit(failed > 0 ? 1 : 0);
