import type { PortfolioItem } from '@kiln/contracts/content-api';
import { imageSources } from '../../components/media/image-sources';
import { paths } from '../../config/paths';
import { PORTFOLIO_ITEMS_KEY } from '../../features/portfolio/api/get-portfolio-items';
import { PORTFOLIO_SERVICES_KEY } from '../../features/portfolio/api/get-portfolio-services';
import { PortfolioScreen } from '../../features/portfolio/portfolio-screen';
import { placeOf } from '../../features/portfolio/wall';
import { breadcrumbJsonLd } from '../breadcrumb-json-ld';
import { ContactSection } from '../contact-section';
import type { PageContext, PageMeta } from '../route-module';

export const keys = () => [PORTFOLIO_ITEMS_KEY, PORTFOLIO_SERVICES_KEY];

export function meta({ url, data, failure }: PageContext): PageMeta {
  const items = data<PortfolioItem[]>(PORTFOLIO_ITEMS_KEY);
  const first = items?.[0]?.image;
  return {
    title: 'Our Work',
    description: 'Websites, apps, interfaces, brands and films, with the client, the year and what each was made with.',
    canonical: paths.portfolio,
    ...(first && { image: first.url, preloadImage: imageSources(first, placeOf(0, items.length).sizes) }),
    ...(failure(PORTFOLIO_ITEMS_KEY) && { status: 503 }),
    jsonLd: [
      breadcrumbJsonLd(url.origin, [
        ['Home', paths.home],
        ['Our Work', paths.portfolio],
      ]),
    ],
  };
}

export function Component() {
  return (
    <>
      <PortfolioScreen />
      <ContactSection />
    </>
  );
}
