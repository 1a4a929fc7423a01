import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { freshness } from '../lib/use-content';

const useBrowserLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect;
const STORE = 'kiln:scroll';

/**
 * What a browser does by itself when pages are reloaded: on another page the view starts at the top and the focus at
 * the content, the new title is announced; back and forward return to where one was; `#part` scrolls to the part.
 */
export function NavigationEffects() {
  const { key, pathname, hash } = useLocation();
  const type = useNavigationType();
  const [announcement, setAnnouncement] = useState('');
  const previous = useRef<{ key: string; pathname: string } | null>(null);

  useEffect(() => {
    history.scrollRestoration = 'manual';
    const remember = () => savePosition(history.state?.key ?? 'default');
    addEventListener('pagehide', remember);
    return () => removeEventListener('pagehide', remember);
  }, []);

  // Scrolling is remembered as it happens: when the location changes, the old page is gone already.
  useEffect(() => {
    const remember = () => savePosition(key);
    addEventListener('scrollend', remember);
    return () => removeEventListener('scrollend', remember);
  }, [key]);

  useBrowserLayoutEffect(() => {
    const before = previous.current;
    previous.current = { key, pathname };
    const samePage = before?.pathname === pathname;
    if (before) freshness.navigated = true;
    // In newer browsers scrollTo returns a promise, which an effect must not.
    if (hash && (type !== 'POP' || !before)) scrollToPart(hash.slice(1));
    else if (type === 'POP') window.scrollTo(0, positions()[key] ?? 0);
    else if (before && !samePage) window.scrollTo(0, 0);
  }, [key, pathname, hash, type]);

  const firstPath = useRef(pathname);
  useEffect(() => {
    if (firstPath.current === pathname) return;
    firstPath.current = '';
    if (!window.location.hash) document.getElementById('main')?.focus({ preventScroll: true });
    // The title is written by an effect of the same commit.
    const frame = requestAnimationFrame(() => setAnnouncement(document.title));
    return () => cancelAnimationFrame(frame);
  }, [pathname]);

  return (
    <p role="status" className="sr-only">
      {announcement}
    </p>
  );
}

function scrollToPart(id: string): void {
  const part = document.getElementById(decodeURIComponent(id));
  part?.scrollIntoView();
  if (part?.hasAttribute('tabindex')) part.focus({ preventScroll: true });
}

function positions(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(STORE) ?? '{}') as Record<string, number>;
  } catch {
    return {};
  }
}

function savePosition(key: string): void {
  try {
    const kept = Object.entries(positions()).slice(-50);
    sessionStorage.setItem(STORE, JSON.stringify({ ...Object.fromEntries(kept), [key]: window.scrollY }));
  } catch {
    // Without storage, back and forward start at the top.
  }
}
