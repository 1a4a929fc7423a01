/** How a text box looks, here and wherever one stands without a TextField. */
export const CONTROL_CLASSES =
  'w-full min-h-12 border border-control bg-page px-4 py-3 text-body text-text placeholder:text-muted ' +
  'transition-colors hover:border-text focus:border-action focus:outline-none focus-visible:outline-2 ' +
  'focus-visible:outline-offset-0 aria-invalid:border-danger disabled:border-hairline disabled:text-muted';
