import type { ReactNode } from 'react';
import { classNames } from './class-names';
import { Icon } from './icon';

/** A message that matters: errors are announced at once, the rest politely. */
export function Notice({ kind, children }: { kind: 'error' | 'success' | 'info'; children: ReactNode }) {
  return (
    <div
      role={kind === 'error' ? 'alert' : 'status'}
      className={classNames(
        'flex items-start gap-3 border-l-2 bg-raised px-4 py-3 text-small',
        { error: 'border-danger text-danger', success: 'border-success text-success', info: 'border-text' }[kind],
      )}
    >
      <Icon name={kind === 'success' ? 'check' : 'warning'} size={20} />
      <div className="min-w-0 text-text">{children}</div>
    </div>
  );
}
