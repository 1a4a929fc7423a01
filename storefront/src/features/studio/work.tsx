import type { CatalogProduct } from '@kiln/contracts/catalog-api';
import { Link } from 'react-router-dom';
import { SectionHeading } from '../../components/layout/section-heading';
import { LazyImage } from '../../components/media/lazy-image';
import { classNames } from '../../components/ui/class-names';
import { paths, sections } from '../../config/paths';
import { ofCategory, pictureOf, useShowcase } from './api/get-showcase';

/** Which pictures are hung where: category, picture, place on the twelve columns. */
const WALL = [
  { category: '3d', picture: 3, place: 'col-span-12 md:col-span-8', sizes: '(min-width: 52rem) 64vw, 94vw' },
  {
    category: 'textures',
    picture: 2,
    place: 'col-span-9 col-start-4 md:col-span-4 md:self-end',
    sizes: '(min-width: 52rem) 31vw, 70vw',
  },
  { category: 'icons', picture: 2, place: 'col-span-9 md:col-span-4', sizes: '(min-width: 52rem) 31vw, 70vw' },
  {
    category: 'textures',
    picture: 3,
    place: 'col-span-12 md:col-span-7 md:col-start-6',
    sizes: '(min-width: 52rem) 56vw, 94vw',
  },
] as const;

/** The portfolio on the home page (S 2): pictures from the workshop, hung like in a room. */
export function Work() {
  const { data } = useShowcase();
  return (
    <section id={sections.work} aria-labelledby="work-title" className="wrap pt-24 md:pt-36">
      <SectionHeading id="work-title" title="Work">
        Everything here was modelled, lit, drawn or coded in the studio.{' '}
        <Link to={paths.portfolio} className="text-text text-link">
          Our Work
        </Link>
      </SectionHeading>
      <div className="columns-12 gap-y-10 md:gap-y-16">
        {WALL.map(({ category, picture, place, sizes }, index) => {
          const product = ofCategory(data?.products, category);
          return product && <Piece key={index} {...{ product, picture, place, sizes }} />;
        })}
      </div>
    </section>
  );
}

interface PieceProps {
  product: CatalogProduct;
  picture: number;
  place: string;
  sizes: string;
}

function Piece({ product, picture, place, sizes }: PieceProps) {
  const media = pictureOf(product, picture);
  return (
    <figure className={classNames(place)}>
      <LazyImage media={media} sizes={sizes} className="aspect-4/3" />
      <figcaption className="flex flex-wrap justify-between gap-x-6 gap-y-1 pt-3 text-caption">
        <span>{media?.alternativeText || product.title}</span>
        <span className="figures text-muted">
          {product.category?.name}, {product.updatedAt.slice(0, 4)}
        </span>
      </figcaption>
    </figure>
  );
}
