import type { Core } from '@strapi/strapi';
import { writeFaults } from './check-line';
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
  const { fields, media, files, status, problems } = await resolveCells(strapi, places, row, present);
  const changed = Object.keys(fields).filter((field) => !isSame(fields[field], present?.fields[field]));
  const changedMedia = Object.keys(media).filter((field) => isOther(media[field] ?? [], present?.media[field]));
  const changesFiles = files !== null && isOther(files, present?.files);
  const changes = [
    ...changed,
    ...changedMedia,
    ...(changesFiles ? ['deliverables'] : []),
    ...(changesStatus(status, present) ? ['status'] : []),
  ];
  const plan = {
    line: row.line,
    slug: row.cells.slug?.trim() ?? '',
    changes: changes.map(headerOf),
    present,
    fields: present === null ? fields : pick(fields, changed),
    media: pick(media, changedMedia),
    files: changesFiles ? files : null,
    status,
  };
  const isWritten = present === null || changes.length > 0;
  const publishes = status === 'published' || (status === undefined && present?.isPublished === true);
  const faults = isWritten ? await writeFaults(strapi, { ...plan, publishes }) : [];
  problems.push(...faults.filter(({ field }) => !hasProblem(problems, field)).map(toProblem));
  return { ...plan, problems, action: actionOf(problems, present, changes) };
}

interface ResolvedCells {
  fields: Wanted;
  media: Record<string, WantedMedia[]>;
  files: WantedFile[] | null;
  status: LinePlan['status'];
  problems: Problem[];
}

/** The cells, with what they name found. What has a problem is left out. */
async function resolveCells(
  strapi: Core.Strapi,
  places: FilePlaces,
  row: Row,
  present: PresentProduct | null,
): Promise<ResolvedCells> {
  const { wanted, problems } = readCells(row);
  const find = async <Found>(field: string, search: (names: string[]) => Promise<Found>) => {
    try {
      return wanted[field] === undefined ? undefined : await search(namesIn(wanted[field]));
    } catch (error) {
      problems.push(toProblem({ field, message: error instanceof Error ? error.message : 'cannot be read' }));
      return undefined;
    }
  };

  const media: Record<string, WantedMedia[]> = {};
  for (const field of MEDIA) {
    const found = await find(field, (names) => findMedia(strapi, places, field, names, present?.media[field] ?? []));
    if (found) media[field] = found;
  }
  const files = (await find('deliverables', (names) => findFiles(places, names, present?.files ?? []))) ?? null;
  const { status, ...fields } = wanted;
  for (const field of [...MEDIA, 'deliverables']) delete fields[field];
  for (const field of TERMS) {
    const slugs = await find(field, (names) => findTerms(strapi, field, names));
    if (slugs) fields[field] = field === 'tags' ? [...new Set(slugs)].toSorted() : (slugs[0] ?? null);
    else delete fields[field];
  }
  return { fields, media, files, status: status === 'published' || status === 'draft' ? status : undefined, problems };
}

/** 'published' is also what publishes a draft that says something else than what visitors see. */
function changesStatus(status: LinePlan['status'], present: PresentProduct | null): boolean {
  if (status === 'published') return present?.isPublished !== true || present.isModified;
  return status === 'draft' && present?.isPublished === true;
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

function toProblem({ field, message }: { field: string; message: string }): Problem {
  return { field: headerOf(field), message };
}

function pick<Value>(record: Record<string, Value>, names: string[]): Record<string, Value> {
  return Object.fromEntries(Object.entries(record).filter(([name]) => names.includes(name)));
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
