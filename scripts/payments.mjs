import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { readSettings, ROOT } from './lib/environment.mjs';
import { servicesOf } from './lib/services.mjs';

// The payments service's command line with the settings of .env, as `npm start` gives them to the service.
const program = path.join(ROOT, 'payments-service/dist/cli/main.js');
if (!existsSync(path.join(ROOT, '.env')))
  fail("There is no .env yet: run 'npm start' once, or copy .env.example to .env.");
if (!existsSync(program))
  fail("The payments service is not built: run 'npm start' once, or 'npm run build -w payments-service'.");

const { env, cwd } = servicesOf(readSettings()).find(({ name }) => name === 'payments');
const child = spawn(process.execPath, [program, ...process.argv.slice(2)], {
  cwd,
  env: { ...process.env, ...env },
  stdio: 'inherit',
});
child.on('exit', (code) => process.exit(code ?? 2));

function fail(message) {
  console.error(message);
  process.exit(2);
}
