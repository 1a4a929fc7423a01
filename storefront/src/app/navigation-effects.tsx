import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { layOutAll } from '../lib/later';
import { freshness } from '../lib/use-content';

const useBrowserLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect;

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
    // Remembered as it happens: when the location changes, the old page is gone already.
    const remember = () => rememberPosition(key);
    addEventListener('scrollend', remember);
    addEventListener('pagehide', remember);
    return () => {
      removeEventListener('scrollend', remember);
      removeEventListener('pagehide', remember);
    };
  }, [key]);

  useBrowserLayoutEffect(() => {
    const before = previous.current;
    previous.current = { key, pathname };
    const samePage = before?.pathname === pathname;
    // Compared, because development runs effects twice.
    if (before && before.key !== key) freshness.navigated = true;
    // In newer browsers scrollTo returns a promise, which an effect must not.
    if (hash && (type !== 'POP' || !before)) scrollToPart(hash.slice(1));
    else if (type === 'POP') returnTo(rememberedPosition(), !before);
    else if (before && !samePage) window.scrollTo(0, 0);
  }, [key, pathname, hash, type]);

  const firstPath = useRef(pathname);
  useEffect(() => {
    if (firstPath.current === pathname) return;
    firstPath.current = '';
    if (!window.location.hash) document.getElementById('main')?.focus({ preventScroll: true });
    // The title is written by an effect of the same commit.
    const frame = requestAnimationFrame(() => {
      setAnnouncement(document.title);
      dispatchEvent(new Event('kiln:page'));
    });
    return () => cancelAnimationFrame(frame);
  }, [pathname]);

  return (
    <p role="status" className="sr-only">
      {announcement}
    </p>
  );
}

function scrollToPart(id: string): void {
  layOutAll();
  const part = document.getElementById(decoded(id));
  part?.scrollIntoView();
  if (part?.hasAttribute('tabindex')) part.focus({ preventScroll: true });
}

/** Who has scrolled a first view before it came alive is left where he is. */
function returnTo(position: number, isFirstView: boolean): void {
  if (isFirstView && (position === 0 || window.scrollY > 0)) return;
  layOutAll();
  window.scrollTo(0, position);
}

/** Anybody can link to '#100%': what does not decode stands for itself. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The position is kept in the history entry itself, beside the router's own fields: it lasts as long as the entry. */
function rememberPosition(shownKey: string): void {
  const state = entryState();
  if ((state.key ?? 'default') === shownKey) history.replaceState({ ...state, scroll: window.scrollY }, '');
}

function rememberedPosition(): number {
  const { scroll } = entryState();
  return typeof scroll === 'number' ? scroll : 0;
}

function entryState(): Record<string, unknown> {
  return { ...(history.state as Record<string, unknown> | null) };
}
