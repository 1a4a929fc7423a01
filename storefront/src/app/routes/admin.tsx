import { Link } from 'react-router-dom';
import { Wordmark } from '../../components/layout/wordmark';
import { paths } from '../../config/paths';
import { AdminGuard } from '../../features/admin-access/admin-guard';
import { useSite } from '../../lib/site';
import type { PageMeta } from '../route-module';

export const meta = (): PageMeta => ({ title: 'Admin', robots: 'noindex' });

/** The way into the panel; outside the common header and footer (S 2). */
export function Component() {
  const { name } = useSite();
  return (
    <div className="wrap flex min-h-dvh flex-col justify-between gap-12 py-8">
      <Link to={paths.home} aria-label={`${name}, home`} className="self-start">
        <Wordmark />
      </Link>
      <AdminGuard />
      <Link to={paths.home} className="self-start text-small text-link">
        Back to the site
      </Link>
    </div>
  );
}
