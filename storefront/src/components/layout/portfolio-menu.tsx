import { useEffect, useId, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { paths } from '../../config/paths';
import { Icon } from '../ui/icon';

/** The Portfolio dropdown (S 2): opens on click, Enter or hover; Escape, leaving and following a link close it. */
export function PortfolioMenu({ itemClass }: { itemClass: string }) {
  const { key } = useLocation();
  const [openAt, setOpenAt] = useState<string | null>(null);
  const open = openAt === key;
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();

  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const listeners = new AbortController();
    const { signal } = listeners;
    const close = () => setOpenAt(null);
    const byMouse = (act: () => void) => (event: PointerEvent) => event.pointerType === 'mouse' && act();
    element.addEventListener(
      'pointerenter',
      byMouse(() => setOpenAt(key)),
      { signal },
    );
    element.addEventListener('pointerleave', byMouse(close), { signal });
    const onFocusOut = ({ relatedTarget }: FocusEvent) => {
      if (!(relatedTarget instanceof Node && element.contains(relatedTarget))) close();
    };
    element.addEventListener('focusout', onFocusOut, { signal });
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      if (element.contains(document.activeElement)) button.current?.focus();
      close();
    };
    element.addEventListener('keydown', onKeyDown, { signal });
    return () => listeners.abort();
  }, [key]);

  return (
    <div ref={box} className="relative">
      <button
        ref={button}
        type="button"
        aria-expanded={open}
        aria-controls={id}
        // A mouse has opened it by coming here; its click must not close it again.
        onClick={(event) => setOpenAt(open && event.detail === 0 ? null : key)}
        className={`${itemClass} gap-1.5`}
      >
        Portfolio
        <Icon name="chevron-down" size={14} />
      </button>
      <ul id={id} hidden={!open} className="absolute top-full -left-5 min-w-52 border border-hairline bg-raised py-2">
        {[
          { to: paths.portfolio, label: 'Our Work' },
          { to: paths.yearlyPackages, label: 'Yearly Packages' },
        ].map(({ to, label }) => (
          <li key={to}>
            <Link to={to} className="block px-5 py-2.5 text-small transition-colors hover:text-action">
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
