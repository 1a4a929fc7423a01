import path from 'node:path';
import { ensureEnvFile, readSettings, ROOT } from './lib/environment.mjs';
import { forget } from './lib/fingerprint.mjs';
import { takenPorts } from './lib/ports.mjs';
import { buildAll, installAll } from './lib/prepare.mjs';
import { servicesOf, usesOwnMailbox } from './lib/services.mjs';
import { HEALTHY_WITHIN_MS, Supervisor } from './lib/supervisor.mjs';

const dev = process.argv.includes('--dev');

if (!atLeast(process.versions.node, [20, 19])) fail(`Node 20.19 or later is needed; this is ${process.versions.node}.`);
// nodejs/node#65446: native modules compiled against these headers abort at a garbage collection.
if (process.versions.node.startsWith('24.') && atLeast(process.versions.node, [24, 19])) {
  console.warn(`Node ${process.versions.node} can abort the embedded databases; 20, 22 and 24.18 do not.\n`);
}

const madeEnv = ensureEnvFile();
const settings = readSettings();
const taken = await takenPorts(settings);
if (taken.length > 0) {
  fail(`Already taken: ${taken.join(', ')}. Stop what listens there, or name other ports in .env.`);
}

console.log(madeEnv ? 'Made .env with random secrets.\n\nPreparing' : 'Preparing');
await installAll();
// Strapi's development server builds over what `npm start` runs.
if (dev) forget('build-cms');
else await buildAll();

const services = servicesOf(settings, { dev });
const supervisor = new Supervisor({ logDir: path.join(ROOT, '.cache/logs'), echo: dev });
let ending;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void end(0));
supervisor.failure.then(({ name, code, lines }) => {
  console.error(`\n${name} ended (${code ?? 'killed'}). Its last lines:\n${lines.join('\n')}`);
  return end(1);
});

console.log('\nStarting (the first time puts in the example content, which takes a minute or more)');
const started = performance.now();
for (const service of services) supervisor.start(service);
if (await supervisor.healthy(services)) {
  console.log(greeting(((performance.now() - started) / 1000).toFixed(1)));
} else if (!ending) {
  console.error(`Not everything was healthy in ${HEALTHY_WITHIN_MS / 1000} s. Logs: ${supervisor.logDir}`);
  await end(1);
}

function greeting(seconds) {
  const rows = [
    ['Storefront', settings.PUBLIC_URL],
    ['Panel', `${settings.PUBLIC_URL}/admin/`],
    ['  sign in as', `${settings.ADMIN_EMAIL}  ${settings.ADMIN_PASSWORD}`],
    ...(usesOwnMailbox(settings) ? [['Mailbox', `http://localhost:${settings.MAILBOX_PORT}`]] : []),
    ['Payments API', `${settings.PUBLIC_URL}/api/payments/docs`],
    ...(settings.PROVIDER_MODE === 'sandbox'
      ? [
          ['Sandbox', `${settings.PUBLIC_URL}/sandbox/`],
          ['Test card', '4242 4242 4242 4242, any later date, any CVC'],
        ]
      : []),
    ['Logs', path.relative(process.cwd(), supervisor.logDir) || supervisor.logDir],
  ];
  const table = rows.map(([name, value]) => `  ${name.padEnd(14)}${value}`).join('\n');
  return `\nHealthy after ${seconds} s. Ctrl-C stops everything.\n\n${table}\n`;
}

function end(code) {
  ending ??= supervisor.stop().then(() => process.exit(code));
  return ending;
}

function fail(message) {
  console.error(message);
  process.exit(1);
}

function atLeast(version, [major, minor]) {
  const [hasMajor = 0, hasMinor = 0] = version.split('.').map(Number);
  return hasMajor > major || (hasMajor === major && hasMinor >= minor);
}
