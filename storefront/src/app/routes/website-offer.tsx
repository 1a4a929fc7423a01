import type { WebsiteExample } from '@kiln/contracts/content-api';
import { paths } from '../../config/paths';
import { PLANS_KEY, usePlans } from '../../features/plans/api/get-plans';
import { WEBSITE_EXAMPLES_KEY } from '../../features/website-offer/api/get-website-examples';
import { OfferScreen } from '../../features/website-offer/offer-screen';
import type { PageContext, PageMeta } from '../route-module';

/** The yearly package that the offer is the small version of (S 3). */
const OFFERED_PLAN = 'static-website';

export const keys = () => [WEBSITE_EXAMPLES_KEY, PLANS_KEY];

export function meta({ data }: PageContext): PageMeta {
  const [example] = data<WebsiteExample[]>(WEBSITE_EXAMPLES_KEY) ?? [];
  return {
    title: 'Website For $89',
    description: 'A static website for $89: designed, built and put online. Free consultation for a custom quote.',
    canonical: paths.websiteOffer,
    ...(example && { image: example.afterImage.url }),
  };
}

export function Component() {
  const { data } = usePlans();
  return <OfferScreen included={data?.find(({ id }) => id === OFFERED_PLAN)?.features ?? []} />;
}
