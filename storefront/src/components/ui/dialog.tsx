import { useEffect, useId, useRef, type ReactNode } from 'react';
import { classNames } from './class-names';
import { IconButton } from './icon-button';

export interface DialogProps {
  open: boolean;
  /** Called for the close button, Escape and a click beside the dialog. */
  onClose: () => void;
  title: string;
  /** The title is for assistive technology only; the content shows its own. */
  hideTitle?: boolean;
  /** `sheet` in the middle, `side` a panel from the left, `full` the whole window. */
  kind?: 'sheet' | 'side' | 'full';
  children: ReactNode;
}

const KINDS = {
  sheet:
    'm-auto w-[min(72rem,100vw-2rem)] max-h-[min(56rem,100dvh-2rem)] border border-hairline max-sm:w-full max-sm:max-w-none ' +
    'max-sm:mb-0 max-sm:border-x-0 max-sm:border-b-0',
  side: 'mr-auto h-dvh max-h-none w-[min(24rem,100vw-3rem)] border-r border-hairline [--dialog-from:translateX(-2rem)]',
  full: 'm-0 h-dvh max-h-none w-full max-w-none [--dialog-from:none]',
};

/**
 * A modal dialog on the browser's own <dialog>: it traps the focus, makes the page inert, closes on Escape and gives
 * the focus back. The page behind does not scroll (base.css).
 */
export function Dialog({ open, onClose, title, hideTitle = false, kind = 'sheet', children }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useEffect(() => {
    const dialog = ref.current;
    if (!dialog || !open) return;
    const opener = document.activeElement;
    dialog.showModal();
    return () => {
      dialog.close();
      // The browser does this too, unless the dialog leaves the page while open.
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, [open]);

  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    // Only a click on the backdrop has the dialog itself as its target: its content fills it.
    const onClick = (event: MouseEvent) => event.target === dialog && onClose();
    dialog.addEventListener('click', onClick);
    return () => dialog.removeEventListener('click', onClick);
  }, [onClose]);

  return (
    <dialog
      ref={ref}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      className={classNames('bg-page text-text overscroll-contain overflow-y-auto', KINDS[kind])}
    >
      <div className="relative min-h-full">
        <div
          className={classNames(
            'z-10 flex items-center justify-between gap-4',
            hideTitle ? 'absolute top-2 right-2' : 'sticky top-0 border-b border-hairline bg-page py-3 pr-3 pl-6',
          )}
        >
          <h2 id={titleId} className={hideTitle ? 'sr-only' : 'text-title'}>
            {title}
          </h2>
          <IconButton icon="close" label="Close" onClick={onClose} className="bg-page" />
        </div>
        {open && children}
      </div>
    </dialog>
  );
}
