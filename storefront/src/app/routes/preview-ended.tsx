import { ButtonLink } from '../../components/ui/button';
import { EmptyState } from '../../components/ui/empty-state';
import { paths } from '../../config/paths';
import type { PageMeta } from '../route-module';

export const meta = (): PageMeta => ({ title: 'This preview has ended', robots: 'noindex', status: 410 });

/** Where the server leads from a preview's link whose time is over. */
export function Component() {
  return (
    <div className="wrap pt-10">
      <EmptyState title="This preview has ended" level="h1">
        <p className="max-w-[44ch] text-muted">A link to a preview works for an hour. Ask the studio for a new one.</p>
        <ButtonLink to={paths.home} icon="arrow-left">
          Go Home
        </ButtonLink>
      </EmptyState>
    </div>
  );
}
