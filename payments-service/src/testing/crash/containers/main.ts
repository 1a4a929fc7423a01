import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { runContainers } from './run';

const { values } = parseArgs({
  options: {
    settings: { type: 'string', default: '' },
    seed: { type: 'string', default: '1' },
    checkouts: { type: 'string', default: '420' },
    calm: { type: 'boolean', default: false },
    copies: { type: 'string', default: '1' },
  },
});
const started = performance.now();
const result = await runContainers({
  seed: Number(values.seed),
  checkouts: Number(values.checkouts),
  calm: values.calm,
  copies: Number(values.copies),
  settings: JSON.parse(readFileSync(values.settings, 'utf8')) as Record<string, string>,
  say: (line) => console.log(`  ${line}`),
});

const pages = result.pages.map(
  ({ away, asked, answered, slowestMs }) =>
    [
      `pages asked for, ${away === '' ? 'all there' : `${away} away`}`,
      `${answered} of ${asked}, slowest ${slowestMs} ms`,
    ] as const,
);
const rows = [['checkouts', values.checkouts], ['killed', result.kills], ...result.rows, ...pages] as const;
console.log(`\n${rows.map(([what, number]) => `  ${what.padEnd(44)}${String(number).padStart(6)}`).join('\n')}`);
const seconds = Math.round((performance.now() - started) / 1000);
console.log(`\n  ${result.faults.length === 0 ? 'each exactly once' : 'DIFFERENCES'}, after ${seconds} s`);
for (const fault of result.faults) console.log(`  ${fault}`);
process.exit(result.faults.length === 0 ? 0 : 1);
