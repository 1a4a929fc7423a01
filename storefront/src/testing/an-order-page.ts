import type { OrderInvoice, OrderPage } from '@kiln/contracts/orders-api';

/** A paid order of one asset with one file, with what a test says differently. */
export function anOrderPage(differences: Partial<OrderPage> = {}): OrderPage {
  return {
    orderId: 'ord_1',
    number: 1042,
    status: 'paid',
    createdAt: '2026-11-20T10:00:00.000Z',
    paidAt: '2026-11-20T10:00:05.000Z',
    expiresAt: '2026-12-20T10:00:05.000Z',
    expired: false,
    email: 'ada@example.com',
    name: 'Ada Potter',
    paymentMethod: 'card',
    totals: { subtotal: 4800, tax: 480, total: 5280 },
    invoice: orderInvoice(),
    items: [orderItem()],
    ...differences,
  };
}

type Item = OrderPage['items'][number];

export function orderItem(differences: Partial<Item> = {}): Item {
  return {
    productId: 6,
    title: 'Thirty Glazed Primitives',
    image: '/uploads/primitives.webp',
    quantity: 1,
    unitPrice: 4800,
    access: 'granted',
    files: [
      { id: 'dlv_1', fileName: 'primitives.zip', size: 4_815_162, sha256: 'ab'.repeat(32), version: 2, note: null },
    ],
    ...differences,
  };
}

export function orderInvoice(differences: Partial<OrderInvoice> = {}): OrderInvoice {
  return {
    number: 'KILN-2026-000042',
    issuedAt: '2026-11-20T10:00:05.000Z',
    path: '/api/payments/orders/secret/invoice.pdf',
    originalPath: null,
    company: null,
    taxId: null,
    correctableUntil: '2026-12-20T10:00:05.000Z',
    ...differences,
  };
}
