import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { ORIGIN_TABLE, serviceFor } from '../../contracts/src/origin-table.ts';
import { ROOT } from './environment.mjs';

const conf = readFileSync(path.join(ROOT, 'gateway/kiln/origin.conf'), 'utf8');
const locations = [...conf.matchAll(/^location (=|\^~)? ?(\/\S*) \{([^}]*)\}/gm)].map(([, match, prefix, body]) => ({
  exact: match === '=',
  prefix,
  service: /proxy_pass \$(\w+)/.exec(body)?.[1] ?? 'nobody',
}));

/** nginx's rules: the exact one; else it leads on to '/path/' where that is passed on; else the longest beginning. */
function gatewayServiceFor(pathname) {
  const exact = locations.find((location) => location.exact && location.prefix === pathname);
  if (!exact && locations.some(({ prefix }) => prefix === `${pathname}/`)) return `redirect to ${pathname}/`;
  const beginnings = locations.filter(({ exact, prefix }) => !exact && pathname.startsWith(prefix));
  return (exact ?? beginnings.sort((a, b) => b.prefix.length - a.prefix.length)[0]).service;
}

const paths = ORIGIN_TABLE.flatMap(({ path }) => [path, `${path}/`, `${path}/deeper/still`, `${path}x`]);

it.each(['/', '/shop', '/product/1', ...paths])('the gateway sends %s where the origin table does', (pathname) => {
  expect(gatewayServiceFor(pathname)).toBe(serviceFor(pathname));
});

it('keeps the calls between our own services inside', () => {
  for (const inside of ['/api/internal/products', '/api/payments/admin/orders', '/api/payments/metrics', '/metrics']) {
    expect(gatewayServiceFor(inside)).toBe('nobody');
  }
});
