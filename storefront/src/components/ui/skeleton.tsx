import { classNames } from './class-names';

/** A place that content will take; say 'loading' once, beside it. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden="true" className={classNames('animate-pulse bg-raised', className)} />;
}
