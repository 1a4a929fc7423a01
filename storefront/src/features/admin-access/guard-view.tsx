import { useEffect, useRef, type FormEvent, type ReactNode } from 'react';
import { Notice } from '../../components/ui/notice';

interface GuardViewProps {
  title: string;
  lead: string;
  /** Name of the form. */
  label: string;
  problem: string | undefined;
  onSubmit: () => Promise<void>;
  /** The visitor came here by a press within the page: the heading takes the focus. */
  entered?: boolean;
  children: ReactNode;
}

/** A view of the guard: what it is about, and its form. */
export function GuardView({ title, lead, label, problem, onSubmit, entered = false, children }: GuardViewProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (entered) heading.current?.focus();
  }, [entered]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void onSubmit();
  };
  return (
    <div className="columns-12 gap-y-10">
      <div className="col-span-12 lg:col-span-7">
        <h1 ref={heading} tabIndex={-1} className="display-type text-display outline-none">
          {title}
        </h1>
        <p className="mt-6 max-w-[44ch] text-lead text-muted">{lead}</p>
      </div>
      <form
        onSubmit={submit}
        aria-label={label}
        className="col-span-12 flex flex-col gap-5 self-end md:col-span-8 lg:col-span-4 lg:col-start-9"
      >
        {problem && <Notice kind="error">{problem}</Notice>}
        {children}
      </form>
    </div>
  );
}
