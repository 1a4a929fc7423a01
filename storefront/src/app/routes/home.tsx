import type { ProductList } from '@kiln/contracts/catalog-api';
import { ErrorBoundary } from '../../components/layout/error-boundary';
import { imageSources } from '../../components/media/image-sources';
import { paths } from '../../config/paths';
import { FEATURED_KEY, heroProduct } from '../../features/studio/api/get-featured';
import { HOME_SERVICES_KEY } from '../../features/studio/api/get-home-services';
import { WORK_KEY } from '../../features/studio/api/get-work';
import { Featured } from '../../features/studio/featured';
import { Hero } from '../../features/studio/hero';
import { HERO_SIZES } from '../../features/studio/hero-sizes';
import { SectionError } from '../../features/studio/section-error';
import { Services } from '../../features/studio/services';
import { Work } from '../../features/studio/work';
import { ContactSection } from '../contact-section';
import type { PageContext, PageMeta } from '../route-module';

export const keys = () => [FEATURED_KEY, HOME_SERVICES_KEY, WORK_KEY];

export function meta({ url, data, site }: PageContext): PageMeta {
  const picture = heroProduct(data<ProductList>(FEATURED_KEY)?.products)?.images[0];
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
        email: site.emails[0]?.value,
        telephone: site.phones[0]?.value,
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
      <ContactSection />
    </>
  );
}
