import { Link } from 'react-router-dom';
import { PageHeader } from '../../components/layout/page-header';
import { LazyImage } from '../../components/media/lazy-image';
import { Notice } from '../../components/ui/notice';
import { paths } from '../../config/paths';
import { useShowcase } from './api/get-showcase';

/** Our Work, first version: one room per piece, its pictures side by side. */
export function Portfolio() {
  const { data, error } = useShowcase();
  return (
    <>
      <PageHeader title="Our Work">
        <p>Made in the studio, for ourselves first. Each piece is in the shop, source files and all.</p>
      </PageHeader>
      <div className="wrap">
        {error && !data && <Notice kind="error">{error.message}</Notice>}
        {data?.products.map((product, index) => (
          <article key={product.id} className="border-b border-hairline py-12 md:py-16">
            <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2 pb-6">
              <h2 className="text-headline">
                <Link to={paths.product(product.id)} className="transition-colors hover:text-action">
                  {product.title}
                </Link>
              </h2>
              <p className="figures label-type">
                {product.category?.name}, {product.updatedAt.slice(0, 4)}
              </p>
            </div>
            <div className="columns-12 gap-y-4">
              {product.images.slice(0, 3).map((picture, place) => (
                <LazyImage
                  key={picture.url}
                  media={picture}
                  priority={index === 0 && place < 2}
                  sizes={place === 0 ? '(min-width: 52rem) 64vw, 94vw' : '(min-width: 52rem) 31vw, 47vw'}
                  className={
                    place === 0
                      ? 'col-span-12 aspect-4/3 md:col-span-8 md:row-span-2 md:aspect-auto'
                      : 'col-span-6 aspect-4/3 md:col-span-4'
                  }
                />
              ))}
            </div>
          </article>
        ))}
      </div>
    </>
  );
}
