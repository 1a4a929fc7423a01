import { PageHeader } from '../../components/layout/page-header';
import type { PageMeta } from '../route-module';

export const meta = (): PageMeta => ({ title: 'Privacy', robots: 'noindex' });

export function Component() {
  return <PageHeader title="Privacy" />;
}
