import { paths } from '../../config/paths';
import { WebsiteOffer } from '../../features/studio/website-offer';
import type { PageMeta } from '../route-module';

export const meta = (): PageMeta => ({
  title: 'Website For $89',
  description: 'A static website for $89: designed, built and put online. Free consultation for a custom quote.',
  canonical: paths.websiteOffer,
});

export function Component() {
  return <WebsiteOffer />;
}
