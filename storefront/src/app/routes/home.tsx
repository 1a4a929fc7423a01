import type { ProductList } from '@kiln/contracts/catalog-api';
import { ErrorBoundary } from '../../components/layout/error-boundary';
import { imageSources } from '../../components/media/image-sources';
import { paths } from '../../config/paths';
import { site } from '../../config/site';
import { FEATURED_KEY } from '../../features/studio/api/get-featured';
import { ofCategory, pictureOf, SHOWCASE_KEY } from '../../features/studio/api/get-showcase';
import { Contact } from '../../features/studio/contact';
import { Featured } from '../../features/studio/featured';
import { Hero } from '../../features/studio/hero';
import { HERO_SIZES } from '../../features/studio/hero-sizes';
import { SectionError } from '../../features/studio/section-error';
import { Services } from '../../features/studio/services';
import { Work } from '../../features/studio/work';
import type { PageContext, PageMeta } from '../route-module';

export const keys = () => [SHOWCASE_KEY, FEATURED_KEY];

export function meta({ url, data }: PageContext): PageMeta {
  const products = data<ProductList>(SHOWCASE_KEY)?.products;
  const picture = pictureOf(ofCategory(products, '3d') ?? products?.[0]);
  return {
    title: `${site.name} — ${site.line}`,
    canonical: paths.home,
    ...(picture && { image: picture.url, preloadImage: imageSources(picture, HERO_SIZES) }),
    jsonLd: [
      {
        '@context': 'https://schema.org',
        '@type': 'Organization',
        name: site.name,
        url: url.origin,
        description: site.description,
        email: site.emails[0].value,
        telephone: site.phones[0].value,
        address: site.address.slice(1).join(', '),
        sameAs: site.social.map(({ href }) => href),
      },
    ],
  };
}

export function Component() {
  return (
    <>
      <Hero />
      <Services />
      <ErrorBoundary fallback={<SectionError />}>
        <Work />
      </ErrorBoundary>
      <Featured />
      <Contact />
    </>
  );
}
