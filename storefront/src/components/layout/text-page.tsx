import type { TextPage } from '@kiln/contracts/content-api';
import { Link } from 'react-router-dom';
import { PageHeader } from './page-header';
import { TextBlocks } from './text-page-blocks';

/** Something to read: an index beside numbered sections, on paper. */
export function TextPageView({ page }: { page: TextPage }) {
  const sections = page.sections.map((section, index) => ({ ...section, id: `${index + 1}-${slugOf(section.title)}` }));
  return (
    <>
      <PageHeader title={page.title}>
        <p>{page.lead}</p>
      </PageHeader>
      <div className="paper -mb-24">
        <div className="wrap columns-12 gap-y-12 py-12 md:py-20">
          <nav aria-label="On this page" className="col-span-12 lg:col-span-4">
            <ol className="border-t border-hairline text-small lg:sticky lg:top-24">
              {sections.map(({ id, title }, index) => (
                <li key={id} className="border-b border-hairline">
                  <Link
                    to={`#${id}`}
                    className="flex min-h-11 items-baseline gap-4 py-2.5 decoration-1 underline-offset-4 hover:underline"
                  >
                    <span aria-hidden="true" className="figures w-5 shrink-0 text-muted">
                      {index + 1}
                    </span>
                    {title}
                  </Link>
                </li>
              ))}
            </ol>
          </nav>
          <div className="col-span-12 lg:col-span-7 lg:col-start-6">
            {sections.map(({ id, title, blocks }) => (
              <section
                key={id}
                id={id}
                tabIndex={-1}
                aria-labelledby={`${id}-title`}
                className="border-t border-hairline pt-6 pb-14 outline-none last:pb-0"
              >
                <h2 id={`${id}-title`} className="text-title">
                  {title}
                </h2>
                <div className="mt-5 flex max-w-[62ch] flex-col gap-4">
                  <TextBlocks blocks={blocks} />
                </div>
              </section>
            ))}
            <p className="figures mt-14 border-t border-hairline pt-4 label-type">
              Last changed {longDate(page.updatedAt)}.
            </p>
          </div>
        </div>
      </div>
    </>
  );
}

function slugOf(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}

/** The same on the server and in every time zone. */
function longDate(iso: string): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(iso));
}
