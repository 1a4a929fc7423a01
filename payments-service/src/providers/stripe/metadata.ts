/** What we note at Stripe: ids only, never the buyer or the cart (Stripe cuts values at 500 characters). */
export const PAYMENT_ID_KEY = 'payment_id';
export const ORDER_ID_KEY = 'order_id';
export const REFUND_ID_KEY = 'refund_id';
