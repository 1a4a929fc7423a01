import type { Invoice, InvoiceCorrection } from './invoice';

/** An invoice before the store gives it its number. */
export type NewInvoice = Omit<Invoice, 'number' | 'printedNumber' | 'corrections'>;

export interface InvoiceStore {
  /**
   * Issues the order's invoice under the next number. The number belongs to the caller's transaction: rolled back,
   * it goes to the next invoice. @returns the number as printed
   */
  issue(invoice: NewInvoice, prefix: string): Promise<string>;
  findByOrder(orderId: string): Promise<Invoice | undefined>;
  /** False: a correction of this revision is there already. */
  correct(invoiceId: string, correction: InvoiceCorrection): Promise<boolean>;
}
