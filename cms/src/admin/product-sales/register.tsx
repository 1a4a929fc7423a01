import type { StrapiApp } from '@strapi/strapi/admin';
import { SalesCell } from './sales-cell';

interface Column {
  name: string;
  label: string | { id: string; defaultMessage: string };
  attribute: { type: string };
  sortable: boolean;
  searchable: boolean;
  cellFormatter?: (row: { documentId: string }) => JSX.Element;
}

interface ListView {
  displayedHeaders: Column[];
  layout: unknown;
}

const SALES: Column = {
  name: 'sales',
  label: { id: 'kiln.product-sales', defaultMessage: 'Sold' },
  attribute: { type: 'custom' },
  sortable: false,
  searchable: false,
  cellFormatter: ({ documentId }) => <SalesCell documentId={documentId} />,
};

/** Shows in the list of products what was sold of each. */
export function showSales(app: StrapiApp): void {
  app.registerHook('Admin/CM/pages/ListView/inject-column-in-table', ({ displayedHeaders, layout }: ListView) => {
    // The hook does not name the type: of all lists only that of products can be reached at this address.
    const isProducts = window.location.pathname.includes('/collection-types/api::product.product');
    return { displayedHeaders: isProducts ? [...displayedHeaders, SALES] : displayedHeaders, layout };
  });
}
