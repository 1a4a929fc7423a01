import type { TextPage, TextPageSlug } from '@kiln/contracts/content-api';
import { TextPageView } from '../components/layout/text-page';
import { Skeleton } from '../components/ui/skeleton';
import { Unavailable } from '../components/ui/unavailable';
import { textPageKey, useTextPage } from '../lib/text-page';
import type { PageContext, PageMeta, RouteModule } from './route-module';
import * as notFound from './routes/not-found';

interface Options {
  slug: TextPageSlug;
  path: string;
  /** Until the page is here. */
  title: string;
}

/** The route of a page that editors write. One that they have withdrawn is not found. */
export function textPageRoute({ slug, path, title }: Options): Required<RouteModule> {
  const key = textPageKey(slug);

  const meta = ({ data, failure }: PageContext): PageMeta => {
    const page = data<TextPage>(key);
    const status = failure(key)?.status;
    if (!page && status === 404) return notFound.meta();
    if (!page) return { title, robots: 'noindex', ...(status !== undefined && { status: 503 }) };
    return { title: page.title, description: page.lead, canonical: path };
  };

  function Component() {
    const { data: page, error, mutate } = useTextPage(slug);
    if (page) return <TextPageView page={page} />;
    if (error?.status === 404) return <notFound.Component />;
    return (
      <div className="wrap flex min-h-[70vh] flex-col items-start gap-8 pt-14 md:pt-24">
        <h1 className="display-type text-display">{title}</h1>
        {error ? (
          <Unavailable message={error.message} onRetry={() => void mutate()}>
            The text is not lost, it only did not come. Try again in a moment.
          </Unavailable>
        ) : (
          <div role="status" aria-label={`Loading ${title}`} className="flex w-full max-w-[62ch] flex-col gap-4">
            <Skeleton className="h-8" />
            <Skeleton className="h-40" />
            <Skeleton className="h-40" />
          </div>
        )}
      </div>
    );
  }

  return { keys: () => [key], meta, Component };
}
