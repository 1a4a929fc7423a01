import { paths } from '../../config/paths';
import { PLANS_KEY } from '../../features/plans/api/get-plans';
import { PlansScreen } from '../../features/plans/plans-screen';
import type { PageContext, PageMeta } from '../route-module';

export const keys = () => [PLANS_KEY];

export const meta = ({ failure }: PageContext): PageMeta => ({
  title: 'Yearly Packages',
  description:
    'Pricing that scales with your business: websites, packaging, branding and full-stack builds by the month.',
  canonical: paths.yearlyPackages,
  ...(failure(PLANS_KEY) && { status: 503 }),
});

export function Component() {
  return <PlansScreen />;
}
