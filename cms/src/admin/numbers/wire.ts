/** What the CMS's calls for numbers answer (src/analytics). Cents; null: payments-service did not answer. */

export interface Figures {
  views: number;
  cartAdds: number;
  wishlistAdds: number;
  purchases: number | null;
  /** Absent for whoever may not see money. */
  revenue?: number | null;
  conversion: number | null;
}

export type Period = 'last30Days' | 'inAll';

export type PeriodFigures = Record<Period, Figures>;

export interface ProductLine extends PeriodFigures {
  number: number;
  documentId: string;
  title: string;
  status: 'draft' | 'published';
}

export interface AllFigures {
  areSalesKnown: boolean;
  products: ProductLine[];
}

export interface ProductFigures extends PeriodFigures {
  /** Oldest first. */
  days: (Omit<Figures, 'conversion'> & { day: string })[];
}
