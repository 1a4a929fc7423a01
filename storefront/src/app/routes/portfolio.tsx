import { paths } from '../../config/paths';
import { SHOWCASE_KEY } from '../../features/studio/api/get-showcase';
import { Portfolio } from '../../features/studio/portfolio';
import type { PageMeta } from '../route-module';

export const keys = () => [SHOWCASE_KEY];

export const meta = (): PageMeta => ({
  title: 'Our Work',
  description: 'Renders, screens, icons and print from the Kiln studio.',
  canonical: paths.portfolio,
});

export function Component() {
  return <Portfolio />;
}
