import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { ROOT } from './environment.mjs';

const read = (file) => readFileSync(path.join(ROOT, file), 'utf8');
const rules = parse(read('deploy/prometheus/alerts.yml')).groups.flatMap((group) => group.rules);
const dashboard = JSON.parse(read('deploy/grafana/kiln.json'));

/** Names under which the services keep their metrics; a histogram is asked for by three more. */
const SOURCES = [
  'payments-service/src/metrics/registry.ts',
  'storefront/server/metrics.ts',
  'cms/src/metrics/scrape.ts',
];
const defined = new Set(SOURCES.flatMap((file) => [...read(file).matchAll(/'(kiln_\w+)'/g)].map(([, name]) => name)));
const unknownIn = (expr) =>
  [...expr.matchAll(/\bkiln_\w+/g)]
    .map(([name]) => name)
    .filter((name) => !defined.has(name.replace(/_(bucket|count|sum)$/, '')));

it('every alert has its paragraph in docs/operations.md, and no paragraph is about an alert that is gone', () => {
  const described = [...read('docs/operations.md').matchAll(/^- \*\*(Kiln\w+)\*\*/gm)].map(([, name]) => name);
  expect(described).toEqual(rules.map(({ alert }) => alert));
});

it.each(rules)('$alert asks for metrics that exist, and says how urgent it is', ({ expr, labels, annotations }) => {
  expect(unknownIn(expr)).toEqual([]);
  expect(expr).toMatch(/\b(kiln_\w+|up\{)/);
  expect(['page', 'day']).toContain(labels.severity);
  expect(annotations.summary).not.toBe('');
});

it('the dashboard asks for metrics that exist, and for each of them', () => {
  const expressions = dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr));
  expect(expressions.flatMap(unknownIn)).toEqual([]);
  const shown = expressions.join('\n');
  expect([...defined].filter((name) => !shown.includes(name) && name !== 'kiln_last_error_seconds')).toEqual([]);
});
