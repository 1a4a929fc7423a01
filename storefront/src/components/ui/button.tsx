import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { classNames } from './class-names';
import { Icon, type IconName } from './icon';

/** `solid` is the one thing to do here; `outline` the other; `quiet` a word that acts. */
export type ButtonVariant = 'solid' | 'outline' | 'quiet';

interface Look {
  variant?: ButtonVariant;
  icon?: IconName;
  /** The icon after the text. */
  iconEnd?: IconName;
  /** As wide as its box. */
  wide?: boolean;
  children: ReactNode;
}

const BASE =
  'inline-flex min-h-12 items-center justify-center gap-2.5 text-small font-semibold transition-colors select-none ' +
  'disabled:cursor-not-allowed aria-disabled:cursor-not-allowed';

const VARIANTS: Record<ButtonVariant, string> = {
  solid:
    'bg-action px-6 text-on-action hover:bg-action-strong disabled:bg-raised disabled:text-muted ' +
    'aria-disabled:bg-raised aria-disabled:text-muted',
  outline:
    'border border-control px-6 text-text hover:border-action hover:text-action disabled:border-hairline disabled:text-muted',
  quiet: 'text-text underline decoration-control underline-offset-6 hover:decoration-action disabled:text-muted',
};

export function buttonClasses({ variant = 'solid', wide }: Pick<Look, 'variant' | 'wide'>, more?: string): string {
  return classNames(BASE, VARIANTS[variant], wide && 'w-full', more);
}

export interface ButtonProps extends Look, Omit<ComponentProps<'button'>, 'children'> {
  /** Under way: disabled, said to assistive technology, a turning mark. */
  busy?: boolean;
}

export function Button({ variant, icon, iconEnd, wide, busy, children, className, disabled, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
      className={buttonClasses(look(variant, wide), className)}
    >
      {busy ? <Spinner /> : icon && <Icon name={icon} size={18} />}
      {children}
      {iconEnd && <Icon name={iconEnd} size={18} />}
    </button>
  );
}

export interface ButtonLinkProps extends Look, Omit<ComponentProps<typeof Link>, 'children'> {}

export function ButtonLink({ variant, icon, iconEnd, wide, children, className, ...rest }: ButtonLinkProps) {
  return (
    <Link {...rest} className={buttonClasses(look(variant, wide), className)}>
      {icon && <Icon name={icon} size={18} />}
      {children}
      {iconEnd && <Icon name={iconEnd} size={18} />}
    </Link>
  );
}

/** A turning arc; decorative, the text beside it says what is going on. */
export function Spinner({ size = 18 }: { size?: number }) {
  return (
    <svg aria-hidden="true" width={size} height={size} viewBox="0 0 24 24" className="animate-spin" fill="none">
      <path d="M12 3a9 9 0 1 1-9 9" stroke="currentColor" strokeWidth="2" />
    </svg>
  );
}

function look(variant: ButtonVariant = 'solid', wide = false) {
  return { variant, wide };
}
