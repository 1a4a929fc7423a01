import { Link } from 'react-router-dom';
import { Wordmark } from '../../components/layout/wordmark';
import { buttonClasses } from '../../components/ui/button';
import { Icon } from '../../components/ui/icon';
import { paths } from '../../config/paths';
import type { PageMeta } from '../route-module';

export const meta = (): PageMeta => ({ title: 'Admin', robots: 'noindex' });

/** The way into the panel; outside the common header and footer (S 2). */
export function Component() {
  return (
    <div className="wrap flex min-h-dvh flex-col justify-between gap-12 py-8">
      <Link to={paths.home} aria-label="Kiln, home" className="self-start">
        <Wordmark />
      </Link>
      <div>
        <h1 className="display-type text-display">Behind the door</h1>
        <p className="mt-6 max-w-[44ch] text-lead text-muted">
          Products, texts and inquiries are kept in the panel. It is for the people of the studio.
        </p>
        <a href={paths.adminPanel} className={buttonClasses({ variant: 'solid' }, 'mt-8')}>
          <Icon name="lock" size={18} />
          Sign in to the panel
        </a>
      </div>
      <Link to={paths.home} className="self-start text-small text-link">
        Return to Homepage
      </Link>
    </div>
  );
}
