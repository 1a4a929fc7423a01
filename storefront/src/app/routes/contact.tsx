import { paths } from '../../config/paths';
import { ContactSection } from '../contact-section';
import type { PageContext, PageMeta } from '../route-module';

export const meta = ({ site }: PageContext): PageMeta => ({
  title: 'Contact',
  description: `Write to ${site.name}: form, address, e-mail, telephone and business hours.`,
  canonical: paths.contact,
});

export function Component() {
  return <ContactSection level="h1" />;
}
