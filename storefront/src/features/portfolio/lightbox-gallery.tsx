import type { CatalogMedia } from '@kiln/contracts/catalog-api';
import useEmblaCarousel from 'embla-carousel-react';
import { useEffect, useState } from 'react';
import { IconButton } from '../../components/ui/icon-button';
import { useLatestCallback } from '../../hooks/use-latest-callback';
import { useReducedMotion } from '../../hooks/use-reduced-motion';
import { LightboxSlide } from './lightbox-slide';
import { useGrowFrom } from './use-grow-from';

interface LightboxGalleryProps {
  media: readonly CatalogMedia[];
  /** Shown before a film plays. */
  poster: CatalogMedia;
  title: string;
  from: DOMRect | undefined;
}

/** The gallery of a piece: arrows, keys and swiping, round and round (S 2). */
export function LightboxGallery({ media, poster, title, from }: LightboxGalleryProps) {
  const reducedMotion = useReducedMotion();
  const [viewport, embla] = useEmblaCarousel({ loop: true, duration: 18 });
  const [index, setIndex] = useState(0);
  const stage = useGrowFrom<HTMLDivElement>(from);
  const many = media.length > 1;

  useEffect(() => {
    const onSelect = () => setIndex(embla?.selectedScrollSnap() ?? 0);
    embla?.on('select', onSelect);
    return () => void embla?.off('select', onSelect);
  }, [embla]);

  const previous = () => embla?.scrollPrev(reducedMotion);
  const next = () => embla?.scrollNext(reducedMotion);
  const onKeyDown = useLatestCallback(({ key, target }: KeyboardEvent) => {
    // A film's own controls have these keys too.
    if (target instanceof HTMLVideoElement) return;
    if (key === 'ArrowLeft') previous();
    if (key === 'ArrowRight') next();
  });
  useEffect(() => {
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [onKeyDown]);

  return (
    <section aria-label="Gallery" aria-roledescription="carousel" className="flex min-h-0 min-w-0 flex-col">
      <div ref={stage} className="min-h-0 grow">
        <div ref={viewport} className="h-full overflow-hidden">
          <div className="flex h-full touch-pan-y">
            {media.map((item, place) => (
              <LightboxSlide
                key={item.url}
                media={item}
                poster={poster}
                label={`${place + 1} of ${media.length}`}
                current={place === index}
                near={distance(place, index, media.length) <= 1}
              />
            ))}
          </div>
        </div>
      </div>
      <div className="flex min-h-16 items-center gap-4 border-t border-hairline pr-4 sm:pr-8">
        {many && (
          <div className="flex self-stretch border-r border-hairline">
            <IconButton icon="arrow-left" label="Previous picture" onClick={previous} className="h-full! w-16!" />
            <IconButton icon="arrow" label="Next picture" onClick={next} className="h-full! w-16!" />
          </div>
        )}
        <p className="min-w-0 grow py-3 text-caption text-muted max-lg:pl-0 first:pl-4 sm:first:pl-8">
          {media[index]?.alternativeText}
        </p>
        <p aria-live="polite" className="figures shrink-0 text-lead">
          <span className="sr-only">{title}, </span>
          {index + 1} / {media.length}
        </p>
      </div>
    </section>
  );
}

/** How many steps lie between two slides of a ring. */
function distance(a: number, b: number, count: number): number {
  const steps = Math.abs(a - b);
  return Math.min(steps, count - steps);
}
