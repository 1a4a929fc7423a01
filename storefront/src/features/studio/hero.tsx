import type { CatalogProduct } from '@kiln/contracts/catalog-api';
import { Link } from 'react-router-dom';
import { LazyImage } from '../../components/media/lazy-image';
import { ButtonLink } from '../../components/ui/button';
import { paths } from '../../config/paths';
import { site } from '../../config/site';
import { pictureOf, useShowcase, ofCategory } from './api/get-showcase';
import { HERO_SIZES } from './hero-sizes';
import { HeroWord } from './hero-word';

/** The home page's opening (S 2). */
export function Hero() {
  const { data } = useShowcase();
  const product = ofCategory(data?.products, '3d') ?? data?.products[0];
  return (
    <section aria-label="What we do" className="wrap pt-6 md:pt-10">
      <HeroWord />
      <div className="columns-12 gap-y-10 pt-4 md:pt-6">
        <div className="col-span-12 flex flex-col gap-8 border-t border-hairline pt-6 lg:col-span-4">
          <div>
            <p className="display-title text-headline">{site.line}</p>
            <p className="mt-5 max-w-[38ch] text-muted">
              A small creative and web studio. We make brands, websites and objects that do not exist yet, and sell the
              tools we made for ourselves.
            </p>
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

const SHAPE = 'aspect-4/3 md:aspect-16/9';

function HeroFigure({ product }: { product: CatalogProduct }) {
  return (
    <figure>
      <Link to={paths.product(product.id)} className="group block">
        <LazyImage media={pictureOf(product)} priority sizes={HERO_SIZES} className={SHAPE} />
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
