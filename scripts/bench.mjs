import { benchPages } from './bench/pages.mjs';
import { benchPayments } from './bench/payments.mjs';

// Each bench prints what it measured and returns whether its goal was met. Add one here.
const BENCHES = {
  pages: benchPages,
  payments: benchPayments,
};

const names = process.argv.slice(2);
const unknown = names.filter((name) => !Object.hasOwn(BENCHES, name));
if (names.length === 0 || unknown.length > 0) {
  console.error(`Name what to measure: npm run bench -- ${Object.keys(BENCHES).join('|')}`);
  process.exit(2);
}
let met = true;
for (const name of names) met = (await BENCHES[name]()) && met;
process.exit(met ? 0 : 1);
