import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { PAYMENT_METHOD_IDS, type PaymentMethodId } from '@kiln/contracts/payment-methods';
import { runCrash } from './run';

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: String(randomInt(2 ** 31)) },
    checkouts: { type: 'string', default: '500' },
    kills: { type: 'string', default: '50' },
    methods: { type: 'string', default: PAYMENT_METHOD_IDS.join(',') },
    program: { type: 'string', default: '--import,tsx,src/server.ts' },
    log: { type: 'boolean', default: false },
  },
});
const [first = 'card', ...others] = values.methods.split(',') as PaymentMethodId[];
const database = process.env.TEST_POSTGRES_URL ? 'PostgreSQL' : 'SQLite';
console.log(`\n${database}, --seed ${values.seed}`);
const result = await runCrash({
  seed: Number(values.seed),
  checkouts: Number(values.checkouts),
  kills: Number(values.kills),
  methods: [first, ...others],
  program: values.program.split(','),
  say: (line) => console.log(`  ${line}`),
});

const rows = [['checkouts', Number(values.checkouts)], ['killed', result.kills], ...result.rows] as const;
console.log(`\n${rows.map(([what, number]) => `  ${what.padEnd(34)}${String(number).padStart(6)}`).join('\n')}`);
console.log(`\n  ${result.faults.length === 0 ? 'each exactly once' : 'DIFFERENCES'}, after ${result.seconds} s`);
for (const fault of result.faults) console.log(`  ${fault}`);
if (values.log || result.faults.length > 0) console.log(result.log.slice(-200).join('\n'));
process.exit(result.faults.length === 0 ? 0 : 1);
