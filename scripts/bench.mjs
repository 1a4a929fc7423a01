import { benchCatalogue } from './bench/catalogue.mjs';
import { benchPages } from './bench/pages.mjs';
import { benchPayments } from './bench/payments.mjs';
import { benchStart } from './bench/start.mjs';

// Each bench prints what it measured beside its goals. Add one here.
const BENCHES = {
  catalogue: benchCatalogue,
  pages: benchPages,
  payments: benchPayments,
  start: benchStart,
};

const full = process.argv.includes('--full');
const names = process.argv.slice(2).filter((name) => name !== '--full');
const unknown = names.filter((name) => !Object.hasOwn(BENCHES, name));
if (names.length === 0 || unknown.length > 0) {
  console.error(`Name what to measure: npm run bench -- ${Object.keys(BENCHES).join('|')} [--full]`);
  process.exit(2);
}
for (const name of names) await BENCHES[name]({ full });
