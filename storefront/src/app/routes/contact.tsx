import { paths } from '../../config/paths';
import { Contact } from '../../features/studio/contact';
import type { PageMeta } from '../route-module';

export const meta = (): PageMeta => ({
  title: 'Contact',
  description: 'Address, e-mail, telephone and business hours of Kiln.',
  canonical: paths.contact,
});

export function Component() {
  return <Contact level="h1" />;
}
