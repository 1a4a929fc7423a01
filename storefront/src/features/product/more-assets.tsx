import type { CatalogProduct } from '@kiln/contracts/catalog-api';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { SectionHeading } from '../../components/layout/section-heading';
import { LazyImage } from '../../components/media/lazy-image';
import { Price } from '../../components/ui/price';
import { Skeleton } from '../../components/ui/skeleton';
import { paths } from '../../config/paths';
import { useRelated } from './api/get-related';
import { viewedBefore } from './recently-viewed';

/** Below a product: four related assets, and what this browser looked at before. */
export default function MoreAssets({ product }: { product: CatalogProduct }) {
  const { related, isLoading } = useRelated(product);
  const [viewed] = useState(() => viewedBefore(product.id));
  return (
    <>
      {(related.length > 0 || isLoading) && (
        <Shelf id="related-title" title="Related assets" columns="grid-cols-2 lg:grid-cols-4">
          {isLoading
            ? [0, 1, 2, 3].map((place) => (
                <li key={place}>
                  <Skeleton className="aspect-4/3" />
                </li>
              ))
            : related.map((other) => (
                <AssetTile key={other.id} product={other} sizes="(min-width: 68rem) 23vw, 47vw">
                  <Price price={other.price} originalPrice={other.originalPrice} className="text-small" />
                </AssetTile>
              ))}
        </Shelf>
      )}
      {viewed.length > 0 && (
        <Shelf id="viewed-title" title="Recently viewed" columns="grid-cols-2 sm:grid-cols-3 lg:grid-cols-6">
          {viewed.map((other) => (
            <AssetTile key={other.id} product={other} sizes="(min-width: 68rem) 15vw, 47vw" />
          ))}
        </Shelf>
      )}
    </>
  );
}

function Shelf({ id, title, columns, children }: { id: string; title: string; columns: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="wrap pt-24 md:pt-32">
      <SectionHeading id={id} title={title} />
      <ul className={`grid gap-x-[clamp(1rem,2vw,2rem)] gap-y-10 ${columns}`}>{children}</ul>
    </section>
  );
}

/** A picture and a line of type; a price only where it is today's. */
function AssetTile({ product, sizes, children }: { product: CatalogProduct; sizes: string; children?: ReactNode }) {
  return (
    <li className="group relative">
      <LazyImage
        media={product.images[0]}
        alt=""
        sizes={sizes}
        className="aspect-4/3 [filter:brightness(90%)] transition-[filter] duration-200 group-hover:[filter:brightness(110%)]"
      />
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 pt-3">
        <h3 className="font-sans text-small font-medium tracking-normal">
          <Link
            to={paths.product(product.id)}
            className="transition-colors group-hover:text-action after:absolute after:inset-0"
          >
            {product.title}
          </Link>
        </h3>
        {children}
      </div>
      <p className="text-caption text-muted">{product.category?.name}</p>
    </li>
  );
}
