import { formatUsd } from '@kiln/contracts/money';
import { longDate } from '../../lib/dates';
import { buyerOf, type Invoice } from '../invoice';
import { drawLines } from './draw-lines';
import { INK, PAGE, QUIET, Sheet, type TextStyle } from './sheet';
import { CHARGED_PER_PIECE, correctionNote, INCOMPLETE, localCharge, methodName } from './words';

const BODY: TextStyle = { size: 9.5 };
const STRONG: TextStyle = { size: 9.5, weight: 'semibold' };
const LABEL: TextStyle = { size: 8, colour: QUIET };
const LINE = 14;
const MIDDLE = 312;

/**
 * The invoice as a PDF: A4, tagged, fonts embedded. The same invoice at the same revision has the same bytes.
 * @param revision corrections to take in, 0 is the invoice as it was issued
 */
export async function renderInvoice(invoice: Invoice, orderNumber: number, revision: number): Promise<Buffer> {
  const { seller, printedNumber } = invoice;
  const correction = invoice.corrections[revision - 1];
  const sheet = new Sheet({
    title: `Invoice ${printedNumber}${correction ? `, correction ${revision}` : ''}`,
    author: seller.name,
    subject: `Order ${orderNumber}`,
    createdAt: new Date(correction?.issuedAt ?? invoice.issuedAt),
  });
  const headed = drawHead(sheet, invoice, orderNumber, revision);
  const parted = drawBuyer(sheet, invoice, revision, headed);
  const listed = drawLines(sheet, invoice, parted + 16);
  drawNotes(sheet, invoice, revision, drawTotals(sheet, invoice, listed));
  drawFooters(sheet, invoice);
  return sheet.finish();
}

function drawHead(sheet: Sheet, invoice: Invoice, orderNumber: number, revision: number): number {
  const { seller, printedNumber, issuedAt } = invoice;
  const correction = invoice.corrections[revision - 1];
  sheet.element('H1', () => {
    const title = correction ? 'Corrected invoice' : 'Invoice';
    sheet.text(title, { x: MIDDLE, y: 86 }, { size: 26, weight: 'display' });
  });
  const wordmark: TextStyle = { size: 26, weight: 'display' };
  const names = sheet.wrap(seller.name, MIDDLE - PAGE.left - 24, wordmark);
  sheet.element('P', () => drawStack(sheet, names, PAGE.left, 86, wordmark, 30));
  const sellerTop = 86 + (names.length - 1) * 30 + 30;
  const address = seller.address.split(/,\s*/).flatMap((part) => sheet.wrap(part, 220, BODY));
  const sellerLines = [...address, seller.email, ...(seller.taxId === null ? [] : [`Tax ID ${seller.taxId}`])];
  sheet.element('P', () => drawStack(sheet, sellerLines, PAGE.left, sellerTop, { ...BODY, colour: QUIET }));

  const facts: [string, string][] = [
    ['Invoice number', printedNumber],
    ['Date of issue', longDate(issuedAt)],
    ['Order', String(orderNumber)],
    ...(correction ? [['Correction', `${revision}, ${longDate(correction.issuedAt)}`] as [string, string]] : []),
  ];
  facts.forEach(([label, value], index) => drawFact(sheet, label, value, 116 + index * 18));
  return Math.max(sellerTop + sellerLines.length * LINE, 116 + facts.length * 18) + 24;
}

function drawFact(sheet: Sheet, label: string, value: string, y: number): void {
  sheet.element('P', () => {
    sheet.text(label, { x: MIDDLE, y }, { ...BODY, colour: QUIET });
    sheet.text(value, { x: PAGE.right, y, align: 'right' }, STRONG);
  });
  sheet.rule(y + 5.5, { left: MIDDLE });
}

function drawBuyer(sheet: Sheet, invoice: Invoice, revision: number, top: number): number {
  const { name, email, phone, company, taxId } = buyerOf(invoice, revision);
  const width = PAGE.right - PAGE.left;
  const [first = '', ...rest] = [company, name].filter((part) => part !== null && part !== '');
  const strong = sheet.wrap(first ?? '', width, STRONG);
  const quiet = [...rest, email, phone, taxId && `Tax ID ${taxId}`]
    .filter((part) => part !== null && part !== '')
    .flatMap((part) => sheet.wrap(part ?? '', width, BODY));
  sheet.element('H2', () => sheet.text('Billed to', { x: PAGE.left, y: top }, LABEL));
  sheet.element('P', () => drawStack(sheet, strong, PAGE.left, top + 16, STRONG));
  sheet.element('P', () => drawStack(sheet, quiet, PAGE.left, top + 16 + strong.length * LINE, BODY));
  return top + 16 + (strong.length + quiet.length) * LINE;
}

function drawStack(sheet: Sheet, lines: readonly string[], x: number, y: number, style: TextStyle, step = LINE): void {
  lines.forEach((line, index) => sheet.text(line, { x, y: y + index * step }, style));
}

function drawTotals(sheet: Sheet, { totals, taxPercent }: Invoice, listed: number): number {
  const height = 96;
  const top = listed + height > PAGE.bottom ? nextPage(sheet) : listed + 16;
  const rows: [string, number][] = [
    ['Subtotal', totals.subtotal],
    [`Tax (${taxPercent}%)`, totals.tax],
  ];
  rows.forEach(([label, amount], index) => {
    const y = top + 10 + index * 20;
    sheet.element('P', () => {
      sheet.text(label, { x: MIDDLE, y }, { ...BODY, colour: QUIET });
      sheet.text(formatUsd(amount), { x: PAGE.right, y, align: 'right' }, BODY);
    });
    if (index === 0) sheet.rule(y + 6, { left: MIDDLE });
  });
  sheet.rule(top + 38, { left: MIDDLE, colour: INK, weight: 1 });
  sheet.element('P', () => {
    sheet.text('Total (USD)', { x: MIDDLE, y: top + 60 }, { size: 13, weight: 'semibold' });
    sheet.text(
      formatUsd(totals.total),
      { x: PAGE.right, y: top + 60, align: 'right' },
      { size: 18, weight: 'display' },
    );
  });
  return top + 80;
}

function drawNotes(sheet: Sheet, invoice: Invoice, revision: number, top: number): void {
  const { totals, issuedAt, local, lines } = invoice;
  const method = totals.total === 0 ? 'Nothing to pay' : methodName(invoice);
  const notes = [
    ...(revision > 0 ? [correctionNote(invoice, revision)] : []),
    ...(local ? [localCharge(local)] : []),
    ...(lines.some(({ quantity }) => quantity > 1) ? [CHARGED_PER_PIECE] : []),
    ...(sheet.incomplete ? [INCOMPLETE] : []),
  ].flatMap((note) => sheet.wrap(note, PAGE.right - PAGE.left, BODY));
  const height = 40 + notes.length * LINE;
  const y = top + height > PAGE.bottom ? nextPage(sheet) : top + 24;
  const facts = [
    { label: 'Payment method', value: method, x: PAGE.left },
    { label: 'Paid on', value: longDate(issuedAt), x: PAGE.left + 132 },
  ];
  for (const { label, value, x } of facts) {
    sheet.element('P', () => {
      sheet.text(label, { x, y }, LABEL);
      sheet.text(value, { x, y: y + 14 }, STRONG);
    });
  }
  if (notes.length > 0)
    sheet.element('P', () => drawStack(sheet, notes, PAGE.left, y + 38, { ...BODY, colour: QUIET }));
}

function nextPage(sheet: Sheet): number {
  sheet.doc.addPage();
  return PAGE.top;
}

function drawFooters(sheet: Sheet, { seller, printedNumber }: Invoice): void {
  const { count } = sheet.doc.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    sheet.doc.switchToPage(page);
    sheet.rule(796);
    sheet.artifact(() => {
      sheet.text(`${seller.name}, invoice ${printedNumber}`, { x: PAGE.left, y: 812 }, LABEL);
      sheet.text(`Page ${page + 1} of ${count}`, { x: PAGE.right, y: 812, align: 'right' }, LABEL);
    });
  }
}
