import { Typography } from '@strapi/design-system';
import { getFetchClient } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';
import { batchSales, salesWords, type Sales } from './sales-batch';

const salesOf = batchSales(async (documentIds) => {
  const { data } = await getFetchClient().post<{ data: Record<string, Sales> }>('/admin/product-sales', {
    documentIds,
  });
  return data.data;
});

/** What was sold of the product of a row; a dash when the payments service does not tell. */
export function SalesCell({ documentId }: { documentId: string }) {
  const [sales, setSales] = useState<Sales | undefined>();
  useEffect(() => {
    let isShown = true;
    void salesOf(documentId).then((found) => isShown && setSales(found));
    return () => {
      isShown = false;
    };
  }, [documentId]);
  if (sales === undefined) return null;
  if (sales === null) return <Typography title="The payments service does not tell.">–</Typography>;
  return <Typography textColor={sales.purchases > 0 ? 'neutral800' : 'neutral600'}>{salesWords(sales)}</Typography>;
}
