import { formatUsd } from '@kiln/contracts/money';
import { lineTotal } from '@kiln/contracts/pricing';
import type { Invoice } from '../invoice';
import { INK, PAGE, QUIET, type Sheet, type TextStyle } from './sheet';

const CELL: TextStyle = { size: 9.5 };
const HEAD: TextStyle = { size: 8, colour: QUIET };
const LINE = 14;
const PADDING = 6;

/** Left end of the first column, right ends of the others. */
const COLUMNS = { title: PAGE.left, quantity: 372, unitPrice: 458, total: PAGE.right } as const;
const TITLE_WIDTH = COLUMNS.quantity - COLUMNS.title - 52;

/**
 * The table of what was sold, on as many pages as it takes, each with the table's head.
 * @param top where it begins @returns where it ends
 */
export function drawLines(sheet: Sheet, invoice: Invoice, top: number): number {
  const table = sheet.group('Table');
  const head = sheet.group('TR', table);
  for (const { text, x, align } of headCells()) {
    sheet.element('TH', () => sheet.text(text, { x, y: top + 8, align }, HEAD), head);
  }
  head.end();
  sheet.rule(top + 16, { colour: INK });

  let y = top + 16;
  for (const row of rowsOf(invoice)) {
    const titles = sheet.wrap(row.title, TITLE_WIDTH, CELL);
    const height = titles.length * LINE + 2 * PADDING;
    if (y + height > PAGE.bottom) {
      sheet.doc.addPage();
      y = repeatHead(sheet);
    }
    drawRow(sheet, table, { titles, cells: row.cells, y: y + PADDING + 10.5 });
    y += height;
    sheet.rule(y);
  }
  table.end();
  return y;
}

interface Row {
  title: string;
  /** Quantity, unit price, total. */
  cells: readonly [string, string, string];
}

function rowsOf({ lines, totals }: Invoice): Row[] {
  if (lines.length === 0) {
    const amount = formatUsd(totals.subtotal);
    return [{ title: 'Payment on account', cells: ['1', amount, amount] }];
  }
  return lines.map((line) => ({
    title: line.title,
    cells: [String(line.quantity), formatUsd(line.unitPrice), formatUsd(lineTotal(line))],
  }));
}

function headCells() {
  const right = 'right' as const;
  return [
    { text: 'Item', x: COLUMNS.title, align: 'left' as const },
    { text: 'Quantity', x: COLUMNS.quantity, align: right },
    { text: 'Unit price', x: COLUMNS.unitPrice, align: right },
    { text: 'Total', x: COLUMNS.total, align: right },
  ];
}

function repeatHead(sheet: Sheet): number {
  sheet.artifact(() => {
    for (const { text, x, align } of headCells()) sheet.text(text, { x, y: PAGE.top, align }, HEAD);
  });
  sheet.rule(PAGE.top + 8, { colour: INK });
  return PAGE.top + 8;
}

function drawRow(
  sheet: Sheet,
  table: PDFKit.PDFStructureElement,
  { titles, cells, y }: { titles: string[]; cells: Row['cells']; y: number },
): void {
  const row = sheet.group('TR', table);
  sheet.element(
    'TD',
    () => titles.forEach((line, index) => sheet.text(line, { x: COLUMNS.title, y: y + index * LINE }, CELL)),
    row,
  );
  const ends = [COLUMNS.quantity, COLUMNS.unitPrice, COLUMNS.total];
  cells.forEach((text, index) => {
    sheet.element('TD', () => sheet.text(text, { x: ends[index] ?? PAGE.right, y, align: 'right' }, CELL), row);
  });
  row.end();
}
