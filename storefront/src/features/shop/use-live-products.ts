import { useEffect, useRef } from 'react';
import { useProducts } from './api/get-products';
import { useCatalogueVersion } from './api/get-version';
import type { ShopFilters } from './shop-filters';

/** Where the browser keeps products that an administrator has edited locally (S 4). */
const LOCAL_PRODUCTS = 'adminProducts';

/** The shop's list, loaded anew when the catalogue changes, or when another tab changes the local admin products (S 4). */
export function useLiveProducts(filters: ShopFilters) {
  const { version, lost } = useCatalogueVersion();
  const list = useProducts(filters);
  const { mutate } = list;

  const shown = useRef(version);
  useEffect(() => {
    if (shown.current && version && shown.current !== version) void mutate();
    if (version) shown.current = version;
  }, [version, mutate]);

  useEffect(() => {
    const onStorage = ({ key }: StorageEvent) => {
      if (key === LOCAL_PRODUCTS) void mutate();
    };
    addEventListener('storage', onStorage);
    return () => removeEventListener('storage', onStorage);
  }, [mutate]);

  return { ...list, lost };
}
