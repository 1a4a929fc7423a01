import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { request } from './check-site.mjs';
import { chromiumPath } from './chromium.mjs';
import { addressIn, answers, withDemo } from './compose.mjs';
import { ROOT } from './environment.mjs';
import { run } from './run.mjs';
import { expectSilentLogs } from './silent-logs.mjs';

/** The shop, the panel and a provider's window: each has scripts of its own under a policy of its own. */
const BY_BROWSER = ['purchase', 'editor-publishes', 'paypal'].map((name) => `src/tests/${name}.test.ts`);

/** Browser tests against the gateway, those named or some of each kind; then no log may have said too much. */
export async function buyThroughTheGateway({ filters }) {
  await withDemo('kiln-test', {}, async (demo) => {
    const { compose, settings, folder } = demo;
    await compose('ps');
    await runBrowserTests(demo, filters.length > 0 ? filters : BY_BROWSER);
    await expectSilentLogs(compose, settings);
    await expectSoundTls(settings, folder, compose);
  });
}

/** The gateway once more with TLS and a certificate of our own, and what it then says to whoever asks. */
async function expectSoundTls(settings, folder, compose) {
  const certificates = path.join(folder, 'certificates');
  mkdirSync(certificates, { recursive: true });
  const files = { key: path.join(certificates, 'privkey.pem'), chain: path.join(certificates, 'fullchain.pem') };
  const names = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '60'];
  await run(['openssl', 'req', ...kind, ...names, '-keyout', files.key, '-out', files.chain]);
  const up = [...compose.command, 'up', '-d', '--no-deps', '--no-build', 'gateway'];
  await run(up, { env: { GATEWAY_TLS: 'on', TLS_DIR: certificates }, show: true });
  const origin = new URL(`https://localhost:${settings.GATEWAY_HTTPS.split(':')[1]}`);
  const ca = readFileSync(files.chain);
  await answers(origin, (address) => request(address, ca));
  await run([process.execPath, 'scripts/check-site.mjs', origin.href, '--ca', files.chain], {
    env: { HTTP_PORT: settings.GATEWAY_HTTP.split(':')[1] },
    show: true,
  });
}

/**
 * Runs browser tests against a demo that is there already. What browsers do goes through the gateway; how a payment ended
 * is asked of the services themselves, whom the gateway hides.
 */
export async function runBrowserTests({ compose, settings, url, folder }, files) {
  const [payments, sandbox] = await Promise.all(
    ['payments-service', 'sandbox'].map((name) => addressIn(compose, name)),
  );
  const inside = { PAYMENTS_URL: `http://${payments}:4001`, SANDBOX_URL: `http://${sandbox}:4002` };
  const settingsFile = path.join(folder, 'browser-tests.json');
  writeFileSync(settingsFile, JSON.stringify({ ...settings, CMS_URL: url, ...inside }), { mode: 0o600 });
  const vitest = path.join(ROOT, 'node_modules/vitest/vitest.mjs');
  await run([process.execPath, vitest, 'run', ...files], {
    cwd: path.join(ROOT, 'e2e'),
    env: { CHROMIUM_PATH: await chromiumPath(), RUNNING_SYSTEM: settingsFile },
    show: true,
  });
}
