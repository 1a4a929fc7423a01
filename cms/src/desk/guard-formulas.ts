/** Marks a file as UTF-8 for spreadsheets. */
export const BYTE_ORDER_MARK = '\uFEFF';

/** Before what a spreadsheet takes for a formula: the cell's start, or what it may take for the start of another cell. */
const BEFORE_FORMULA = /(^|[;,\t\r\n][^\S\t\r\n]*)(?=[=+\-@])/g;

/** One line of a CSV file (RFC 4180). Cells that a spreadsheet would run get an apostrophe, which makes them text. */
export function toCsvLine(cells: (string | null)[]): string {
  return `${cells.map(toCell).join(',')}\r\n`;
}

function toCell(value: string | null): string {
  const text = value ?? '';
  const inside = text.replaceAll(BEFORE_FORMULA, "$1'");
  const safe = /^[\t\r]/.test(inside) ? `'${inside}` : inside;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
