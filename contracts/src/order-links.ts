/** Path of an order's invoice as PDF; of an earlier revision of it, if one is named. */
export function invoicePath(token: string, revision?: number): string {
  return `/api/payments/orders/${token}/invoice.pdf${revision === undefined ? '' : `?revision=${revision}`}`;
}

/** Path of the order page on the one origin; the token is the secret that the mail carries. */
export function orderPagePath(token: string): string {
  return `/orders/${token}`;
}
