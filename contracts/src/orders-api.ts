import type { MinorUnits } from './money';
import type { PaymentMethodId } from './payment-methods';
import type { PaymentState } from './payments-api';
import type { Totals } from './pricing';

export interface OrderFile {
  id: string;
  fileName: string;
  /** Bytes. */
  size: number;
  sha256: string;
  version: number;
  /** What is new in this version; null: nothing to tell, or it is the first. */
  note: string | null;
}

/** The invoice of a paid order; POST /api/payments/orders/{token}/invoice-details {company, tax_id} answers it as well. */
export interface OrderInvoice {
  /** As printed, e.g. 'KILN-2026-000042'. */
  number: string;
  issuedAt: string;
  /** GET: the PDF, as an attachment; the newest correction of it. */
  path: string;
  /** The invoice as it was issued, where it was corrected since. */
  originalPath: string | null;
  company: string | null;
  taxId: string | null;
  /** Until when the buyer may correct company and tax id; null: no longer. */
  correctableUntil: string | null;
}

/** GET /api/payments/orders/{token}: the order page. Cents, ISO 8601 dates. */
export interface OrderPage {
  orderId: string;
  number: number;
  status: PaymentState;
  createdAt: string;
  paidAt: string | null;
  /** Access ends 30 days after payment (S 9). */
  expiresAt: string | null;
  expired: boolean;
  email: string;
  name: string;
  paymentMethod: PaymentMethodId;
  totals: Totals;
  /** Null until paid, and behind an expired link. */
  invoice: OrderInvoice | null;
  items: {
    productId: number;
    title: string;
    image: string | null;
    quantity: number;
    unitPrice: MinorUnits;
    access: 'granted' | 'pending' | 'revoked';
    files: OrderFile[];
  }[];
}

/** GET /api/payments/orders: this browser's orders, newest first. */
export interface OrderSummary {
  orderId: string;
  number: number;
  status: PaymentState;
  createdAt: string;
  total: MinorUnits;
  itemCount: number;
  path: string;
}

/** POST /api/payments/orders/{token}/files/{fileId}. */
export interface FileLink {
  url: string;
  expiresAt: string;
}
