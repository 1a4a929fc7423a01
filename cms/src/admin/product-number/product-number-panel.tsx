import { Link, Typography } from '@strapi/design-system';
import { useFetchClient } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';
import type { EditView } from '../side-panels';

/** A side panel of the edit view: the number that the shop's addresses carry. */
export function ProductNumberPanel({ model, documentId }: EditView) {
  if (model !== 'api::product.product' || documentId === undefined) return null;
  return { title: 'In the shop', content: <ProductNumber documentId={documentId} /> };
}

function ProductNumber({ documentId }: { documentId: string }) {
  const { get } = useFetchClient();
  const [number, setNumber] = useState<number | null>(null);

  useEffect(() => {
    const abort = new AbortController();
    get<{ data: { number: number } }>(`/admin/product-numbers/${documentId}`, { signal: abort.signal })
      .then(({ data }) => setNumber(data.data.number))
      .catch(() => setNumber(null));
    return () => abort.abort();
  }, [get, documentId]);

  if (number === null) return <Typography textColor="neutral600">No number yet.</Typography>;
  return (
    <Typography>
      Number {number}, for good.{' '}
      <Link href={`/product/${number}`} isExternal>
        Page in the shop
      </Link>
    </Typography>
  );
}
