import { ButtonLink } from '../../components/ui/button';
import { paths } from '../../config/paths';
import type { PageMeta } from '../route-module';

export const meta = (): PageMeta => ({ title: '404 - Page Not Found', robots: 'noindex', status: 404 });

/** Any path that the route table does not know (S 2). */
export function Component() {
  return (
    <section className="wrap columns-12 min-h-[70vh] items-end gap-y-10 py-16 md:py-24">
      <p
        aria-hidden="true"
        className="display-type figures col-span-12 text-[clamp(9rem,34vw,34rem)] leading-[0.72] text-control"
      >
        404
      </p>
      <div className="col-span-12 flex flex-wrap items-end justify-between gap-8 border-t border-hairline pt-8">
        <div>
          <h1 className="text-headline">404 - Page Not Found</h1>
          <p className="mt-3 text-muted">It cracked in the firing, or it was never made.</p>
        </div>
        <ButtonLink to={paths.home} icon="arrow-left">
          Go Home
        </ButtonLink>
      </div>
    </section>
  );
}
