import { useNavigate, useParams } from 'react-router-dom';
import { Button, ButtonLink } from '../../components/ui/button';
import { EmptyState } from '../../components/ui/empty-state';
import { paths } from '../../config/paths';
import { titleCase } from '../../features/studio/title-case';
import type { PageContext, PageMeta } from '../route-module';

export const meta = ({ params }: PageContext): PageMeta => ({
  title: titleCase(params.subService ?? ''),
  robots: 'noindex',
});

/** One service's work (S 2), until the portfolio's own pieces are in the CMS. */
export function Component() {
  const { subService = '' } = useParams();
  const navigate = useNavigate();
  return (
    <div className="wrap pt-10">
      <Button variant="quiet" icon="arrow-left" onClick={() => void navigate(-1)}>
        Back to Portfolio
      </Button>
      <h1 className="display-type pt-8 pb-12 text-display">{titleCase(subService)}</h1>
      <EmptyState title="Nothing on this shelf yet">
        <p className="max-w-[44ch] text-muted">Pieces go up when they are finished and the client agrees.</p>
        <ButtonLink to={paths.portfolio} variant="outline">
          Our Work
        </ButtonLink>
      </EmptyState>
    </div>
  );
}
