/** Before what a spreadsheet takes for a formula: the cell's start, or what it may take for the start of another cell. */
const BEFORE_FORMULA = /(^|[;,\t\r\n][^\S\t\r\n]*)(?=[=+\-@])/g;

/** What others wrote, with an apostrophe before what a spreadsheet would run, which makes it text. */
export function guardFormulas(cell: string): string {
  const inside = cell.replaceAll(BEFORE_FORMULA, "$1'");
  return /^[\t\r]/.test(inside) ? `'${inside}` : inside;
}
