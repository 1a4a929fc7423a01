import type { CatalogMedia } from '@kiln/contracts/catalog-api';
import { useEffect, useRef, useState } from 'react';
import { LazyImage } from '../../components/media/lazy-image';
import { classNames } from '../../components/ui/class-names';
import { Icon } from '../../components/ui/icon';
import { useReducedMotion } from '../../hooks/use-reduced-motion';

/** `sizes` of the poster, for its preload too: 16:9, it covers high windows as well. */
export const FILM_SIZES = 'max(100vw, 178vh)';

interface AboutFilmProps {
  film: CatalogMedia | null;
  poster: CatalogMedia | null;
}

/**
 * The brand film behind the page's opening: its poster first, the film once the page has loaded, round and round without
 * sound until it is paused. Those who want less motion keep the poster.
 */
export function AboutFilm({ film, poster }: AboutFilmProps) {
  const reduced = useReducedMotion();
  const loaded = usePageLoaded();
  return (
    <>
      <LazyImage media={poster ?? undefined} priority sizes={FILM_SIZES} className="!absolute inset-0" />
      {film && loaded && !reduced && <LoopingFilm film={film} />}
    </>
  );
}

function LoopingFilm({ film }: { film: CatalogMedia }) {
  const video = useRef<HTMLVideoElement>(null);
  const [playing, setPlaying] = useState(false);
  const [begun, setBegun] = useState(false);
  const toggle = () => {
    const element = video.current;
    if (!element) return;
    if (element.paused) void element.play();
    else element.pause();
  };
  return (
    <>
      <video
        ref={video}
        src={film.url}
        autoPlay
        muted
        loop
        playsInline
        aria-hidden="true"
        tabIndex={-1}
        onPlaying={() => {
          setPlaying(true);
          setBegun(true);
        }}
        onPause={() => setPlaying(false)}
        className={classNames(
          'absolute inset-0 size-full object-cover transition-opacity duration-250',
          !begun && 'opacity-0',
        )}
      />
      <button
        type="button"
        onClick={toggle}
        className="absolute right-[clamp(1rem,3.4vw,3.5rem)] bottom-6 z-10 inline-flex min-h-11 min-w-34 items-center gap-2.5 bg-page px-4 text-small transition-colors hover:text-action md:bottom-10"
      >
        <Icon name={playing ? 'pause' : 'play'} size={16} filled />
        {playing ? 'Pause film' : 'Play film'}
      </button>
    </>
  );
}

/** False until everything that the first view waits for is here. */
function usePageLoaded(): boolean {
  const [loaded, setLoaded] = useState(false);
  useEffect(() => {
    const listeners = new AbortController();
    const done = () => setLoaded(true);
    if (document.readyState === 'complete') done();
    else addEventListener('load', done, { signal: listeners.signal });
    return () => listeners.abort();
  }, []);
  return loaded;
}
