import path from 'node:path';
import { withDemo } from './compose.mjs';
import { ROOT } from './environment.mjs';
import { run } from './run.mjs';

/** Buyers come from addresses of their own, which the gateway believes from those alone whom it trusts. */
export const BELIEVED = { GATEWAY_TRUSTED_PROXY: '0.0.0.0/0' };

const SCALED = ['payments-service', 'storefront', 'cms'];
const PROGRAM = 'src/testing/crash/containers/main.ts';

/** Each container dies twice while 420 buyers come; then money, orders, mails, pages and limits are counted. */
export async function killContainers({ copies = '1', checkouts, seed }) {
  const up = SCALED.flatMap((service) => ['--scale', `${service}=${copies}`]);
  await withDemo('kiln-kills', BELIEVED, ({ settingsFile }) => sell(settingsFile, { copies, checkouts, seed }), { up });
}

/**
 * Sells through the gateway of the system with these settings and counts what came of it.
 * @param options of payments-service/src/testing/crash/containers/main.ts; `true` is a flag
 */
export async function sell(settingsFile, options) {
  const given = Object.entries(options).flatMap(([name, value]) =>
    value === true ? [`--${name}`] : value ? [`--${name}`, value] : [],
  );
  await run([process.execPath, '--import', 'tsx', PROGRAM, '--settings', settingsFile, ...given], {
    cwd: path.join(ROOT, 'payments-service'),
    show: true,
  });
}
