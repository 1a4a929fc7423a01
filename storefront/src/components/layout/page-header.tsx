import type { ReactNode } from 'react';

/** A page's opening: a large title to the left, what belongs to it to the right, a hairline below. */
export function PageHeader({ title, children, aside }: { title: string; children?: ReactNode; aside?: ReactNode }) {
  return (
    <header className="wrap border-b border-hairline pt-14 pb-10 md:pt-24 md:pb-14">
      <div className="columns-12 items-end gap-y-8">
        <div className="col-span-12 md:col-span-8">
          <h1 className="display-type text-display">{title}</h1>
          {children && <div className="mt-6 max-w-[52ch] text-lead text-muted">{children}</div>}
        </div>
        {aside && <div className="col-span-12 md:col-span-4 md:justify-self-end">{aside}</div>}
      </div>
    </header>
  );
}
