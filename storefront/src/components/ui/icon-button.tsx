import type { ComponentProps } from 'react';
import { classNames } from './class-names';
import { Icon, type IconName } from './icon';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  icon: IconName;
  /** What it does, for those who cannot see the icon. */
  label: string;
  filled?: boolean;
}

export function IconButton({ icon, label, filled = false, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      {...rest}
      className={classNames(
        'inline-grid size-11 place-items-center text-text transition-colors hover:text-action disabled:text-muted',
        className,
      )}
    >
      <Icon name={icon} filled={filled} />
    </button>
  );
}

/** A count on a corner of its parent (`relative`); nothing at zero. */
export function CountBadge({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <span className="figures absolute -top-0.5 -right-0.5 grid h-5 min-w-5 place-items-center bg-text px-1 text-[0.6875rem] font-semibold text-page">
      {count > 99 ? '99+' : count}
    </span>
  );
}
