import type { Counts } from './read-counts';
import type { Sales } from './read-sales';

/** Of one product in one period. Null: payments-service did not answer, so nobody knows. */
export interface Figures {
  views: number;
  cartAdds: number;
  wishlistAdds: number;
  /** Paid orders with it, without those whose money for it has gone back. */
  purchases: number | null;
  /** US cents kept of it: paid with tax, less what went back. Absent for whoever may not see money. */
  revenue?: number | null;
  /** Purchases per view; null without views. */
  conversion: number | null;
}

export interface FiguresFor {
  counts: Counts | undefined;
  /** Undefined: not sold. */
  sales: Sales | undefined;
  areSalesKnown: boolean;
  seesMoney: boolean;
}

export function figuresOf({ counts, sales, areSalesKnown, seesMoney }: FiguresFor): Figures {
  const { view = 0, cart = 0, wishlist = 0 } = counts ?? {};
  const purchases = areSalesKnown ? (sales?.purchases ?? 0) : null;
  const revenue = areSalesKnown ? (sales?.revenue ?? 0) : null;
  return {
    views: view,
    cartAdds: cart,
    wishlistAdds: wishlist,
    purchases,
    ...(seesMoney && { revenue }),
    conversion: purchases === null || view === 0 ? null : purchases / view,
  };
}
