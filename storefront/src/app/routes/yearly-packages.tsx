import { paths } from '../../config/paths';
import { PackageList } from '../../features/studio/package-list';
import type { PageMeta } from '../route-module';

export const meta = (): PageMeta => ({
  title: 'Yearly Packages',
  description:
    'Pricing that scales with your business: websites, packaging, branding and full-stack builds by the month.',
  canonical: paths.yearlyPackages,
});

export function Component() {
  return <PackageList />;
}
