import { useEffect } from 'react';
import { useProduct } from '../features/product/api/get-product';
import { countProduct } from '../lib/count';

/** Counts a product as looked at once it is there to be seen. */
export function useCountedView(id: number): void {
  const shownId = useProduct(id).product?.id;
  useEffect(() => {
    if (shownId !== undefined) countProduct(shownId, 'view');
  }, [shownId]);
}
