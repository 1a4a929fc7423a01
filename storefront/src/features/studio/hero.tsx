import type { CatalogProduct } from '@kiln/contracts/catalog-api';
import { Link } from 'react-router-dom';
import { LazyImage } from '../../components/media/lazy-image';
import { ButtonLink } from '../../components/ui/button';
import { paths } from '../../config/paths';
import { useSite } from '../../lib/site';
import { heroProduct, useFeaturedProducts } from './api/get-featured';
import { HERO_SIZES } from './hero-sizes';
import { HeroWord } from './hero-word';

/** The home page's opening (S 2). */
export function Hero() {
  const site = useSite();
  const { data } = useFeaturedProducts();
  const product = heroProduct(data?.products);
  return (
    <section aria-label="What we do" className="wrap pt-4 md:pt-6">
      <HeroWord name={site.name} words={site.heroWords} />
      <div className="columns-12 gap-y-10 pt-4 md:pt-5">
        <div className="col-span-12 flex flex-col justify-between gap-8 border-t border-hairline pt-6 lg:col-span-4">
          <div>
            <p className="display-title text-headline">{site.line}</p>
            {site.heroLead && <p className="mt-5 max-w-[38ch] text-muted">{site.heroLead}</p>}
          </div>
          <div className="flex flex-wrap gap-3">
            <ButtonLink to={paths.shop} iconEnd="arrow">
              Browse the shop
            </ButtonLink>
            <ButtonLink to={paths.websiteOffer} variant="outline">
              Website For $89
            </ButtonLink>
          </div>
        </div>
        <div className="col-span-12 lg:col-span-8">{product ? <HeroFigure product={product} /> : <HeroPlace />}</div>
      </div>
    </section>
  );
}

const SHAPE = 'aspect-4/3 md:aspect-2/1';

function HeroFigure({ product }: { product: CatalogProduct }) {
  return (
    <figure>
      <Link to={paths.product(product.id)} className="group block">
        <LazyImage media={product.images[0]} priority sizes={HERO_SIZES} className={SHAPE} />
        <figcaption className="flex justify-between gap-4 border-b border-hairline py-3 text-caption transition-colors group-hover:text-action">
          <span>{product.title}</span>
          <span className="text-muted">{product.category?.name}, made in-house</span>
        </figcaption>
      </Link>
    </figure>
  );
}

/** The figure's place while its product is on its way. */
function HeroPlace() {
  return (
    <>
      <LazyImage media={undefined} sizes={HERO_SIZES} className={SHAPE} />
      <p className="border-b border-hairline py-3 text-caption">&nbsp;</p>
    </>
  );
}
