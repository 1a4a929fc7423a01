import { useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '../../config/paths';
import { classNames } from '../ui/class-names';
import { Icon } from '../ui/icon';
import { isAt, NavigationLink } from './navigation-link';

const LINKS = [
  { to: paths.portfolio, label: 'Our Work' },
  { to: paths.yearlyPackages, label: 'Yearly Packages' },
];

/** The Portfolio dropdown (S 2): opens on click, Enter or hover; Escape, leaving and following a link close it. */
export function PortfolioMenu({ itemClass }: { itemClass: string }) {
  const { key, pathname } = useLocation();
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
        className={classNames(itemClass, 'gap-1.5', LINKS.some(({ to }) => isAt(pathname, to)) && 'text-action')}
      >
        Portfolio
        <span className={classNames('transition-transform', open && 'rotate-180')}>
          <Icon name="chevron-down" size={14} />
        </span>
      </button>
      {/* Hangs from the bar's lower edge; the strip above it keeps the pointer inside on its way down. */}
      <ul
        id={id}
        hidden={!open}
        className="absolute top-full -left-5 mt-3.5 min-w-52 border border-hairline bg-raised py-2 before:absolute before:inset-x-0 before:-top-4 before:h-4"
      >
        {LINKS.map(({ to, label }) => (
          <li key={to}>
            <NavigationLink
              to={to}
              className="block px-5 py-2.5 text-small transition-colors hover:text-action aria-[current=page]:text-action"
            >
              {label}
            </NavigationLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
