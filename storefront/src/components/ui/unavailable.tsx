import type { ReactNode } from 'react';
import { Button } from './button';
import { classNames } from './class-names';
import { Notice } from './notice';

interface UnavailableProps {
  /** Why, as the service says it. */
  message: string;
  /** What it means for the visitor, or what else they can do. */
  children?: ReactNode;
  onRetry: () => void;
  className?: string;
}

/** Content that did not come: the reason, and another try. */
export function Unavailable({ message, children, onRetry, className }: UnavailableProps) {
  return (
    <div className={classNames('flex flex-col items-start gap-6', className)}>
      <Notice kind="error">
        <p>{message}</p>
        {children && <p className="text-muted">{children}</p>}
      </Notice>
      <Button variant="outline" icon="refresh" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}
