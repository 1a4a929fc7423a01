import type { ReactNode } from 'react';

/** A section's title on the grid's left, its note and its way on to the right. */
export function SectionHeading({ id, title, children }: { id?: string; title: string; children?: ReactNode }) {
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-12 gap-y-4 border-t border-hairline pt-6 pb-10 md:pb-14">
      <h2 id={id} className="display-type text-headline">
        {title}
      </h2>
      {children && <div className="max-w-[44ch] text-small text-muted">{children}</div>}
    </div>
  );
}
