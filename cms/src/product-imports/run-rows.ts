import type { Core } from '@strapi/strapi';
import type { Row } from './csv';
import { importLine } from './import-line';
import { planLine, toReport, type LineReport } from './plan-line';
import { readPresent } from './present-product';
import type { FilePlaces } from './source-files';

/**
 * Looks at lines, and with `writes` does what the good ones ask for; each is a transaction of its own. A line that fails
 * does not stop the others. Doing the same again changes nothing.
 */
export async function runRows(
  strapi: Core.Strapi,
  places: FilePlaces,
  rows: readonly Row[],
  writes: boolean,
): Promise<LineReport[]> {
  const reports: LineReport[] = [];
  const slugs = rows.map(({ cells }) => cells.slug?.trim() ?? '');
  const present = await readPresent(strapi, slugs);
  for (const [index, row] of rows.entries()) {
    const plan = await planLine(strapi, places, row, present.get(slugs[index] ?? '') ?? null);
    const report = toReport(plan);
    reports.push(report);
    if (!writes || (plan.action !== 'create' && plan.action !== 'change')) continue;
    try {
      await importLine(strapi, plan);
    } catch (error) {
      strapi.log.warn(`Line ${row.line} of an import failed: ${error instanceof Error ? error.message : 'unknown'}`);
      report.action = 'bad';
      report.problems.push({ field: '', message: error instanceof Error ? error.message : 'It could not be saved.' });
    }
  }
  return reports;
}

/** Lines whose slug an earlier line of the file has. */
export function doublesOf(rows: readonly Row[]): LineReport[] {
  const first = new Map<string, number>();
  return rows.flatMap(({ line, cells }) => {
    const slug = cells.slug?.trim() ?? '';
    const before = first.get(slug);
    if (before === undefined) first.set(slug, line);
    if (before === undefined || slug === '') return [];
    const message = `Line ${before} is about the same product. Keep one of them.`;
    return [{ line, slug, action: 'bad' as const, changes: [], problems: [{ field: 'Slug', message }] }];
  });
}
