import type { ReactNode } from 'react';
import { PageHeader } from './page-header';

export interface TextSection {
  title: string;
  paragraphs: readonly ReactNode[];
}

interface TextPageProps {
  title: string;
  lead: string;
  sections: readonly TextSection[];
  /** ISO date of the text's last change. */
  updated?: string;
}

/** Something to read: numbered sections on paper, their titles beside the text. */
export function TextPage({ title, lead, sections, updated }: TextPageProps) {
  return (
    <>
      <PageHeader title={title}>
        <p>{lead}</p>
      </PageHeader>
      <div className="paper -mb-24">
        <ol className="wrap py-16 md:py-24">
          {sections.map((section, index) => (
            <li key={section.title} className="columns-12 gap-y-3 border-t border-hairline py-8">
              <p aria-hidden="true" className="display-type figures col-span-2 text-title text-muted md:col-span-1">
                {index + 1}
              </p>
              <h2 className="col-span-10 text-title md:col-span-4">{section.title}</h2>
              <div className="col-span-10 col-start-3 flex max-w-[62ch] flex-col gap-4 md:col-span-7 md:col-start-auto">
                {section.paragraphs.map((paragraph, place) => (
                  <p key={place}>{paragraph}</p>
                ))}
              </div>
            </li>
          ))}
        </ol>
        {updated && <p className="wrap figures label-type pb-10">Last changed {updated}.</p>}
      </div>
    </>
  );
}
