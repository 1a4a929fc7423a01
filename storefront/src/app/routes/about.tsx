import type { ProductList } from '@kiln/contracts/catalog-api';
import { paths } from '../../config/paths';
import { About } from '../../features/studio/about';
import { SHOWCASE_KEY } from '../../features/studio/api/get-showcase';
import type { PageContext, PageMeta } from '../route-module';

export const keys = () => [SHOWCASE_KEY];

export function meta({ data }: PageContext): PageMeta {
  const picture = data<ProductList>(SHOWCASE_KEY)?.products[0]?.images[0];
  return {
    title: 'About Us',
    description: 'Kiln is a small studio that designs, models and codes, and sells the tools it made for itself.',
    canonical: paths.about,
    ...(picture && { image: picture.url }),
  };
}

export function Component() {
  return <About />;
}
