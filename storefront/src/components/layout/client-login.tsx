import { useId } from 'react';

/** S 1, S 2: shown, not available; says 'Coming Soon' on hover and focus. */
export function ClientLogin() {
  const id = useId();
  return (
    <span className="group relative inline-block">
      <button
        type="button"
        aria-disabled="true"
        aria-describedby={id}
        className="min-h-11 text-small whitespace-nowrap text-muted aria-disabled:cursor-not-allowed"
      >
        Login as Client
      </button>
      <span
        id={id}
        role="tooltip"
        className="pointer-events-none absolute top-full left-0 z-10 bg-text px-3 py-1.5 text-caption whitespace-nowrap text-page opacity-0 transition-opacity group-focus-within:opacity-100 group-hover:opacity-100 lg:right-0 lg:left-auto"
      >
        Coming Soon
      </span>
    </span>
  );
}
