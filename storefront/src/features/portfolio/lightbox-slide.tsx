import type { CatalogMedia } from '@kiln/contracts/catalog-api';
import { useEffect, useRef } from 'react';
import { isVideo } from '../../components/media/image-sources';
import { LazyImage } from '../../components/media/lazy-image';
import { useReducedMotion } from '../../hooks/use-reduced-motion';

const BOX = 'h-full w-full max-lg:aspect-4/3';

interface LightboxSlideProps {
  media: CatalogMedia;
  poster: CatalogMedia;
  /** e.g. '2 of 4'. */
  label: string;
  current: boolean;
  /** On view or next to it: loaded. */
  near: boolean;
}

export function LightboxSlide({ media, poster, label, current, near }: LightboxSlideProps) {
  return (
    <div
      role="group"
      aria-roledescription="slide"
      aria-label={label}
      inert={!current}
      className="h-full min-w-0 shrink-0 grow-0 basis-full lg:p-10 lg:pt-16"
    >
      {isVideo(media) ? (
        <Film media={media} poster={poster} current={current} />
      ) : (
        <LazyImage media={media} fit="contain" sizes="(min-width: 68rem) 72vw, 100vw" priority={near} className={BOX} />
      )}
    </div>
  );
}

/** Plays while it is the slide on view; for those who want less motion, when asked to. */
function Film({ media, poster, current }: { media: CatalogMedia; poster: CatalogMedia; current: boolean }) {
  const ref = useRef<HTMLVideoElement>(null);
  const reducedMotion = useReducedMotion();
  useEffect(() => {
    const video = ref.current;
    if (!video) return;
    if (!current) video.pause();
    // A browser that saves power refuses to start by itself; the controls are there.
    else if (!reducedMotion) void video.play()?.catch(() => undefined);
  }, [current, reducedMotion]);
  return (
    <video
      ref={ref}
      src={media.url}
      poster={poster.url}
      aria-label={media.alternativeText}
      controls
      muted
      loop
      playsInline
      preload="metadata"
      className={`${BOX} object-contain`}
    />
  );
}
