import type { OrderDeps } from '../orders/deps';

/** What the verbs of refunds and disputes work with. */
export type ReversalDeps = Pick<OrderDeps, 'database' | 'providers' | 'log' | 'now' | 'wakeOutbox'>;
