import { parse } from 'csv-parse/sync';
import { COLUMNS } from './columns';

export interface Row {
  /** Where the row begins in the file, from 1; the header is line 1. */
  line: number;
  /** By field; a column that the file does not have is absent. */
  cells: Record<string, string>;
}

export interface Sheet {
  rows: Row[];
  /** Why nothing of it can be read; null: it can. */
  problem: string | null;
}

const MAX_ROWS = 5_000;
const DELIMITERS = [',', ';', '\t'];

/** Reads a CSV of products: UTF-8, a header row, commas, or the semicolons or tabs of Excel. */
export function readSheet(bytes: Uint8Array): Sheet {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return unread("The file is not UTF-8. In Excel, save it as 'CSV UTF-8 (Comma delimited)'.");
  }
  let records: { record: string[]; info: { lines: number } }[];
  try {
    // Its types tell of plain records only.
    records = parse(text, {
      delimiter: delimiterOf(text),
      info: true,
      skip_empty_lines: true,
      relax_column_count: true,
    }) as never;
  } catch (error) {
    return unread(`The file cannot be read as CSV: ${error instanceof Error ? error.message : 'unknown'}`);
  }
  const [header, ...body] = records;
  if (!header) return unread('The file is empty. Its first row names the columns.');
  if (body.length > MAX_ROWS) return unread(`The file has ${body.length} lines; import at most ${MAX_ROWS} at once.`);

  const fields = header.record.map(fieldOf);
  const unknown = header.record.filter((name, index) => fields[index] === null && name.trim() !== '');
  if (unknown.length > 0) return unread(`Unknown columns: ${unknown.join(', ')}. Known are ${namesOfColumns()}.`);
  const named = fields.filter((field) => field !== null);
  if (new Set(named).size !== named.length) return unread('A column is there twice.');
  if (!named.includes('slug')) return unread("There is no column 'Slug', which tells which product a line is about.");

  const rows = body.map(({ record, info }) => ({
    line: info.lines - breaksIn(record),
    cells: cellsOf(record, fields),
  }));
  return { rows: rows.filter(({ cells }) => Object.values(cells).some((cell) => cell.trim() !== '')), problem: null };
}

/** A spreadsheet runs a cell that begins like this; an apostrophe before it makes it text. */
const FORMULA = /^'*[=+\-@\t\r]/;

export function guard(cell: string): string {
  return FORMULA.test(cell) ? `'${cell}` : cell;
}

/** Takes away what `guard` put there. */
export function unguard(cell: string): string {
  return cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell;
}

function unread(problem: string): Sheet {
  return { rows: [], problem };
}

function namesOfColumns(): string {
  return COLUMNS.map(({ header }) => header).join(', ');
}

function fieldOf(name: string): string | null {
  const plain = (text: string) => text.toLowerCase().replaceAll(/[^a-z]/g, '');
  const asked = plain(name.replace(/^\uFEFF/, ''));
  return COLUMNS.find(({ field, header }) => asked === plain(field) || asked === plain(header))?.field ?? null;
}

function cellsOf(record: string[], fields: (string | null)[]): Record<string, string> {
  return Object.fromEntries(
    fields.flatMap((field, index) =>
      field === null ? [] : [[field, unguard(record[index] ?? '').replaceAll('\r\n', '\n')]],
    ),
  );
}

/** The one that the header has most of. */
function delimiterOf(text: string): string {
  const header = text.slice(0, text.search(/\r?\n|$/));
  return DELIMITERS.toSorted((left, right) => header.split(right).length - header.split(left).length)[0] ?? ',';
}

function breaksIn(record: string[]): number {
  return record.join('').split('\n').length - 1;
}
