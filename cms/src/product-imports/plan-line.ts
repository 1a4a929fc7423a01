import type { Core } from '@strapi/strapi';
import { checkProductFields } from '../catalogue/product-input';
import { COLUMNS } from './columns';
import type { Row } from './csv';
import type { PresentProduct } from './present-product';
import { readCells, type Problem, type Wanted } from './read-cells';
import { findFiles, findMedia, findTerms, type WantedFile, type WantedMedia } from './resolve-names';
import type { FilePlaces } from './source-files';

export interface LineReport {
  line: number;
  slug: string;
  action: 'create' | 'change' | 'unchanged' | 'bad';
  /** Headers of the columns that change. */
  changes: string[];
  problems: Problem[];
}

/** What a line is about to do, ready to be done. */
export interface LinePlan extends LineReport {
  present: PresentProduct | null;
  /** Changed fields that are written as they are; slugs of terms. */
  fields: Wanted;
  media: Record<string, WantedMedia[]>;
  files: WantedFile[] | null;
  status: 'draft' | 'published' | undefined;
}

const TERMS = ['category', 'subCategory', 'tags'] as const;
const MEDIA = ['cover', 'gallery', 'previewMedia'] as const;

/** Compares a line with what there is. It reads only; what is wrong with the line stands in its problems. */
export async function planLine(
  strapi: Core.Strapi,
  places: FilePlaces,
  row: Row,
  present: PresentProduct | null,
): Promise<LinePlan> {
  const { wanted, problems } = readCells(row);
  const named = async <Found>(field: string, find: (names: string[], field: never) => Promise<Found>) => {
    try {
      return wanted[field] === undefined ? undefined : await find(namesIn(wanted[field]), field as never);
    } catch (error) {
      problems.push({ field: headerOf(field), message: error instanceof Error ? error.message : 'cannot be read' });
      return undefined;
    }
  };

  const media: Record<string, WantedMedia[]> = {};
  for (const field of MEDIA) {
    const found = await named(field, (names) => findMedia(strapi, places, names, present?.media[field] ?? []));
    if (found) media[field] = found;
  }
  const files = (await named('deliverables', (names) => findFiles(places, names, present?.files ?? []))) ?? null;
  const { status, ...fields } = wanted;
  for (const field of [...MEDIA, 'deliverables']) delete fields[field];
  for (const field of TERMS) {
    const slugs = await named(field, (names) => findTerms(strapi, field, names));
    if (slugs) fields[field] = field === 'tags' ? [...new Set(slugs)].toSorted() : (slugs[0] ?? null);
    else delete fields[field];
  }
  const faults = checkProductFields(fields, present === null).filter(({ field }) => !hasProblem(problems, field));
  problems.push(...faults.map(({ field, message }) => ({ field: headerOf(field), message })));
  const changed = Object.keys(fields).filter((field) => !isSame(fields[field], present?.fields[field]));
  const changedMedia = Object.keys(media).filter((field) => isOther(media[field] ?? [], present?.media[field]));
  const changesFiles = files !== null && isOther(files, present?.files);
  const isStatus = status !== undefined && (status === 'published') !== (present?.isPublished ?? false);
  const plan: Omit<LinePlan, 'problems' | 'action'> = {
    line: row.line,
    slug: row.cells.slug?.trim() ?? '',
    changes: [
      ...changed,
      ...changedMedia,
      ...(changesFiles ? ['deliverables'] : []),
      ...(isStatus ? ['status'] : []),
    ].map(headerOf),
    present,
    fields: Object.fromEntries(changed.map((field) => [field, fields[field]])),
    media: Object.fromEntries(changedMedia.map((field) => [field, media[field] ?? []])),
    files: changesFiles ? files : null,
    status: status === 'published' || status === 'draft' ? status : undefined,
  };
  if (plan.status === 'published' || (plan.status === undefined && present?.isPublished)) {
    const covers = media.cover ?? present?.media.cover ?? [];
    const sold = files ?? present?.files ?? [];
    if (covers.length === 0 && !hasProblem(problems, 'cover')) {
      problems.push({ field: 'Cover', message: 'A published product needs a cover picture.' });
    }
    if (sold.length === 0 && !hasProblem(problems, 'deliverables')) {
      problems.push({ field: 'Files for sale', message: 'A published product needs at least one file for sale.' });
    }
  }
  return { ...plan, problems, action: actionOf(problems, present, plan.changes) };
}

export function toReport({ line, slug, action, changes, problems }: LinePlan): LineReport {
  return { line, slug, action, changes, problems };
}

function actionOf(problems: Problem[], present: PresentProduct | null, changes: string[]): LineReport['action'] {
  if (problems.length > 0) return 'bad';
  if (present === null) return 'create';
  return changes.length > 0 ? 'change' : 'unchanged';
}

function hasProblem(problems: Problem[], field: string): boolean {
  return problems.some((problem) => problem.field === headerOf(field));
}

function headerOf(field: string): string {
  return COLUMNS.find((column) => column.field === field)?.header ?? field;
}

function namesIn(value: unknown): string[] {
  if (value === null) return [];
  return Array.isArray(value) ? value.map(String) : [String(value)];
}

/** Without regard to blanks at the ends and kinds of line break. */
function isSame(wanted: unknown, present: unknown): boolean {
  return JSON.stringify(plain(wanted)) === JSON.stringify(plain(present ?? null));
}

function plain(value: unknown): unknown {
  if (typeof value === 'string') return value.replaceAll('\r\n', '\n').trim() || null;
  if (!Array.isArray(value)) return value;
  return value.map(plain);
}

function isOther(wanted: readonly object[], present: readonly { id: number | string }[] = []): boolean {
  const ids = wanted.map((each) => ('id' in each ? each.id : null));
  return JSON.stringify(ids) !== JSON.stringify(present.map(({ id }) => id));
}
