import type { ComponentProps } from 'react';
import { classNames } from './class-names';

/** A choice that is on or off, among others. */
export function Chip({ pressed, className, ...rest }: ComponentProps<'button'> & { pressed: boolean }) {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      {...rest}
      className={classNames(
        'min-h-9 border px-3 text-caption transition-colors',
        pressed
          ? 'border-action bg-action text-on-action'
          : 'border-control text-text hover:border-action hover:text-action',
        className,
      )}
    />
  );
}
