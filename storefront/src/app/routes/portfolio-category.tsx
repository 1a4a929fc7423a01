import type { PortfolioItem, PortfolioService } from '@kiln/contracts/content-api';
import { useLocation, useNavigate } from 'react-router-dom';
import { imageSources } from '../../components/media/image-sources';
import { paths } from '../../config/paths';
import { PORTFOLIO_ITEMS_KEY } from '../../features/portfolio/api/get-portfolio-items';
import { PORTFOLIO_SERVICES_KEY, usePortfolioServices } from '../../features/portfolio/api/get-portfolio-services';
import { categoryName } from '../../features/portfolio/category-name';
import { CategoryScreen } from '../../features/portfolio/category-screen';
import { findCategory, itemsOf } from '../../features/portfolio/find-category';
import { WallSkeleton, WorkUnavailable } from '../../features/portfolio/portfolio-states';
import { placeOf } from '../../features/portfolio/wall';
import { breadcrumbJsonLd } from '../breadcrumb-json-ld';
import { ContactSection } from '../contact-section';
import type { PageContext, PageMeta } from '../route-module';
import { useRouteParams } from '../route-params';
import * as notFound from './not-found';

export const keys = () => [PORTFOLIO_SERVICES_KEY, PORTFOLIO_ITEMS_KEY];

export function meta({ params, url, data, failure }: PageContext): PageMeta {
  const services = data<PortfolioService[]>(PORTFOLIO_SERVICES_KEY);
  if (!services) {
    return { title: 'Our Work', robots: 'noindex', ...(failure(PORTFOLIO_SERVICES_KEY) && { status: 503 }) };
  }
  const category = find(services, params);
  if (!category) return notFound.meta();
  const { service, subService } = category;
  const path = paths.portfolioCategory(service.slug, subService.slug);
  const name = categoryName(subService);
  const items = itemsOf(data<PortfolioItem[]>(PORTFOLIO_ITEMS_KEY) ?? [], service, subService);
  const first = items[0]?.image;
  return {
    title: `${name} — ${service.name}`,
    description: `${name} by the studio: ${items.map(({ title }) => title).join(', ') || 'work to come'}.`,
    canonical: path,
    // An address with a slug of old; the query stays with it.
    ...(path !== url.pathname && { redirect: `${path}${url.search}` }),
    ...(items.length === 0 && { robots: 'noindex' }),
    ...(first && { image: first.url, preloadImage: imageSources(first, placeOf(0, items.length).sizes) }),
    jsonLd: [
      breadcrumbJsonLd(url.origin, [
        ['Home', paths.home],
        ['Our Work', paths.portfolio],
        [name, path],
      ]),
    ],
  };
}

const find = (services: PortfolioService[], { service = '', subService = '' }: PageContext['params']) =>
  findCategory(services, service, subService);

export function Component() {
  const params = useRouteParams();
  const navigate = useNavigate();
  const { key } = useLocation();
  const { data: services, error, mutate } = usePortfolioServices();
  if (!services) {
    return (
      <div className="wrap pt-24">
        {error ? <WorkUnavailable message={error.message} onRetry={() => void mutate()} /> : <WallSkeleton />}
      </div>
    );
  }
  const category = find(services, params);
  if (!category) return <notFound.Component />;
  // The first page of a visit has the router's own key and no step before it.
  const onBack = () => (key === 'default' ? void navigate(paths.portfolio) : void navigate(-1));
  return (
    <>
      <CategoryScreen key={category.subService.slug} {...category} onBack={onBack} />
      <ContactSection />
    </>
  );
}
