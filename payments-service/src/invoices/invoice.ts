import type { MinorUnits } from '@kiln/contracts/money';
import type { PaymentMethodId } from '@kiln/contracts/payment-methods';
import type { BillingDetails } from '@kiln/contracts/payments-api';
import type { Totals } from '@kiln/contracts/pricing';

/** The studio as its invoices name it. */
export interface InvoiceSeller {
  name: string;
  address: string;
  email: string;
  /** Printed if there is one. */
  taxId: string | null;
}

export interface InvoiceBuyer extends BillingDetails {
  company: string | null;
  taxId: string | null;
}

export interface InvoiceLine {
  title: string;
  quantity: number;
  /** US cents. */
  unitPrice: MinorUnits;
}

/** Company name and tax id, put right or added after the invoice was issued. */
export interface InvoiceCorrection {
  /** 1, 2, … within the invoice. */
  revision: number;
  issuedAt: string;
  company: string | null;
  taxId: string | null;
}

/**
 * An invoice as it was issued: nothing that happens to order, buyer or settings later reaches it.
 * Instants are ISO 8601 in UTC, amounts are US cents.
 */
export interface Invoice {
  id: string;
  /** Consecutive from 1 without gaps. */
  number: number;
  /** As printed, e.g. 'KILN-2026-000042'. */
  printedNumber: string;
  orderId: string;
  issuedAt: string;
  seller: InvoiceSeller;
  buyer: InvoiceBuyer;
  /** Empty for a payment on account. */
  lines: InvoiceLine[];
  currency: 'usd';
  totals: Totals;
  /** Whole percent; 0 for a payment on account. */
  taxPercent: number;
  paymentMethod: PaymentMethodId;
  /** What the buyer was charged where that is not USD: minor units of `currency`, and its units for one dollar. */
  local: { currency: string; amount: MinorUnits; rate: number } | null;
  /** Oldest first. */
  corrections: InvoiceCorrection[];
}

/** 'KILN-2026-000042': the year of issue in UTC; the count goes on from year to year. */
export function printedNumber(prefix: string, issuedAt: string, number: number): string {
  return `${prefix}-${issuedAt.slice(0, 4)}-${String(number).padStart(6, '0')}`;
}

/** The buyer after the first `revision` corrections; all of them unless told. */
export function buyerOf(invoice: Invoice, revision = invoice.corrections.length): InvoiceBuyer {
  const correction = invoice.corrections[revision - 1];
  return correction ? { ...invoice.buyer, company: correction.company, taxId: correction.taxId } : invoice.buyer;
}
