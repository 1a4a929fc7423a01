import { COLUMNS } from './columns';
import type { Row } from './csv';

export interface Problem {
  /** The column's header. */
  field: string;
  message: string;
}

/** What a line asks for, by field. Terms, pictures and files are names still; a column that is not there is absent. */
export type Wanted = Record<string, unknown>;

/** What an export says of a published product whose draft says something else: it stays so. */
export const MODIFIED = 'modified';

const YES = ['yes', 'true', '1', 'x'];
const NO = ['no', 'false', '0', ''];

/** Reads the cells of a line. An empty cell empties the field; an empty status, or 'modified', says nothing. */
export function readCells({ cells }: Row): { wanted: Wanted; problems: Problem[] } {
  const wanted: Wanted = {};
  const problems: Problem[] = [];
  for (const { field, header, kind } of COLUMNS) {
    const cell = cells[field];
    if (cell === undefined) continue;
    const text = cell.trim();
    const fail = (message: string) => problems.push({ field: header, message });
    switch (kind) {
      case 'number': {
        const number = numberOf(text);
        if (number === undefined) fail(`'${text}' is no price: write it like 12.50, without a currency.`);
        else wanted[field] = number;
        break;
      }
      case 'yes-no': {
        const isYes = YES.includes(text.toLowerCase());
        if (!isYes && !NO.includes(text.toLowerCase())) fail(`Write yes or no, not '${text}'.`);
        else wanted[field] = isYes;
        break;
      }
      case 'status':
        if (text === '' || text.toLowerCase() === MODIFIED) break;
        if (!['draft', 'published'].includes(text.toLowerCase())) fail(`Write draft or published, not '${text}'.`);
        else wanted[field] = text.toLowerCase();
        break;
      case 'text':
        wanted[field] = text === '' && !REQUIRED.includes(field) ? null : text;
        break;
      case 'term':
      case 'picture':
        wanted[field] = text === '' ? null : text;
        break;
      default:
        wanted[field] = linesOf(cell);
    }
  }
  return { wanted, problems };
}

const REQUIRED = ['slug', 'title', 'description'];

/** A list as one cell: a line each. One entry gets a break behind it, so that a '|' in it does not split it. */
export function toLines(entries: readonly string[]): string {
  return entries.length === 1 && entries[0]?.includes('|') ? `${entries[0]}\n` : entries.join('\n');
}

function linesOf(cell: string): string[] {
  return cell
    .split(cell.includes('\n') ? '\n' : '|')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

/** Null: no number there; undefined: not one. '12,50' is Excel's in much of Europe. */
function numberOf(text: string): number | null | undefined {
  if (text === '') return null;
  return /^\d+([.,]\d{1,2})?$/.test(text) ? Number(text.replace(',', '.')) : undefined;
}
