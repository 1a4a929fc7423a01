import type { CatalogProductDetail } from '@kiln/contracts/catalog-api';

export type SpecificationRow = readonly [name: string, value: string];

/** The fixed block of S 2, in its two variants. */
const FIXED = {
  modal: [
    ['License', 'Commercial Use'],
    ['Updates', 'Lifetime'],
    ['Support', '6 months'],
    ['Download', 'Instant Access'],
  ],
  page: [
    ['Format', 'Digital Download'],
    ['License', 'Commercial Use'],
    ['Updates', 'Lifetime'],
    ['Support', '6 months'],
  ],
} as const satisfies Record<string, readonly SpecificationRow[]>;

export type ProductView = keyof typeof FIXED;

export function fixedRows(view: ProductView): readonly SpecificationRow[] {
  return FIXED[view];
}

/** What is known of the product itself; what an editor left empty has no row. */
export function productRows(product: CatalogProductDetail): SpecificationRow[] {
  const rows: [string, string | null][] = [
    ['Compatible with', product.compatibleWith],
    ['File size', product.fileSize],
    ['Dimensions', product.dimensions],
    ['DPI', product.dpi],
    ['File format', product.fileFormat],
    ['Created', product.createdDate && longDate(product.createdDate)],
  ];
  return rows.flatMap(([name, value]) => (value ? [[name, value] as const] : []));
}

/** '2026-09-28' as 'September 28, 2026', the same on server and in every time zone. */
function longDate(isoDate: string): string {
  const date = new Date(`${isoDate.slice(0, 10)}T00:00:00Z`);
  if (Number.isNaN(date.getTime())) return isoDate;
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(date);
}
