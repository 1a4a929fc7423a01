import { useSite } from '../../lib/site';

/** The studio's name: a door half open, light inside. */
export function Wordmark() {
  const site = useSite();
  return (
    <span className="display-type flex items-center gap-2 text-[1.625rem] leading-none">
      <svg aria-hidden="true" width="18" height="22" viewBox="0 0 18 22">
        <path d="M0 22V9a9 9 0 0 1 18 0v13h-5V9a4 4 0 0 0-8 0v13z" fill="currentColor" />
        <path d="M7 22v-8h4v8z" className="fill-action" />
      </svg>
      {site.name}
    </span>
  );
}
