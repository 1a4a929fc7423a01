import type { DeliveryDeps } from '../delivery/deps';
import type { OrderDeps } from '../orders/deps';

/** What support's verbs work with. */
export type AdminDeps = OrderDeps & DeliveryDeps & { paymentsConfig: { mode: 'sandbox' | 'live' } };
