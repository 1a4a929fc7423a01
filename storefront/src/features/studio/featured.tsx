import type { CatalogProduct } from '@kiln/contracts/catalog-api';
import { Link } from 'react-router-dom';
import { SectionHeading } from '../../components/layout/section-heading';
import { LazyImage } from '../../components/media/lazy-image';
import { ButtonLink } from '../../components/ui/button';
import { Notice } from '../../components/ui/notice';
import { Price } from '../../components/ui/price';
import { Skeleton } from '../../components/ui/skeleton';
import { paths } from '../../config/paths';
import { useFeaturedProducts } from './api/get-featured';

/** Featured assets as a price list: one line each. */
export function Featured() {
  const { data, error, isLoading } = useFeaturedProducts();
  return (
    <section aria-labelledby="featured-title" className="later wrap pt-24 md:pt-36">
      <SectionHeading id="featured-title" title="From the shop">
        Tools we made for our own work. Commercial licence, lifetime updates, yours in a minute.
      </SectionHeading>
      {error && <Notice kind="error">{error.message}</Notice>}
      {isLoading && <Skeleton className="h-96" />}
      <ul className="border-t border-hairline">
        {data?.products.map((product) => (
          <li key={product.id}>
            <FeaturedRow product={product} />
          </li>
        ))}
      </ul>
      <p className="pt-8">
        <ButtonLink to={paths.shop} variant="outline" iconEnd="arrow">
          All assets
        </ButtonLink>
      </p>
    </section>
  );
}

function FeaturedRow({ product }: { product: CatalogProduct }) {
  return (
    <Link
      to={paths.product(product.id)}
      className="group columns-12 items-center gap-y-3 border-b border-hairline py-4 transition-colors hover:text-action"
    >
      <LazyImage
        media={product.images[0]}
        alt=""
        sizes="(min-width: 40rem) 16vw, 30vw"
        className="col-span-4 aspect-4/3 sm:col-span-2"
      />
      <h3 className="col-span-8 text-title sm:col-span-6 md:text-headline">{product.title}</h3>
      <p className="col-span-6 text-small text-muted sm:col-span-2">{product.category?.name}</p>
      <p className="col-span-6 text-right text-lead sm:col-span-2">
        <Price price={product.price} originalPrice={product.originalPrice} />
      </p>
    </Link>
  );
}
