/** Marks a file as UTF-8 for spreadsheets. */
export const BYTE_ORDER_MARK = '\uFEFF';

/**
 * One line of a CSV file (RFC 4180).
 * @param guard takes what a spreadsheet would run out of each cell
 */
export function toCsvLine(cells: readonly (string | null)[], guard: (cell: string) => string): string {
  return `${cells.map((cell) => quoted(guard(cell ?? ''))).join(',')}\r\n`;
}

function quoted(cell: string): string {
  return /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
