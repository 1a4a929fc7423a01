import type { CatalogMedia } from '@kiln/contracts/catalog-api';
import { useState } from 'react';
import { isVideo } from '../../components/media/image-sources';
import { LazyImage } from '../../components/media/lazy-image';
import { classNames } from '../../components/ui/class-names';
import { Icon } from '../../components/ui/icon';

interface GalleryProps {
  media: readonly CatalogMedia[];
  title: string;
  /** `sizes` of the large picture. */
  sizes: string;
}

/** One large picture or video, thumbnails and dots to choose another (S 2). */
export function Gallery({ media, title, sizes }: GalleryProps) {
  const [chosen, setChosen] = useState(0);
  const current = media[Math.min(chosen, media.length - 1)];
  const poster = media.find((item) => !isVideo(item));
  const name = (index: number) => `${title}: ${index + 1} of ${media.length}`;

  return (
    <section aria-label="Gallery" aria-roledescription="carousel">
      <div className="relative">
        {current && isVideo(current) ? (
          <video
            key={current.url}
            src={current.url}
            poster={poster?.url}
            controls
            muted
            loop
            playsInline
            preload="none"
            aria-label={current.alternativeText || title}
            className="aspect-4/3 w-full bg-raised object-cover"
          />
        ) : (
          <LazyImage key={current?.url} media={current} sizes={sizes} priority className="aspect-4/3" />
        )}
        <p aria-live="polite" className="sr-only">
          {name(chosen)}
        </p>
      </div>
      {media.length > 1 && (
        <>
          <ul aria-label="Choose by position" className="flex justify-center gap-1 pt-2">
            {media.map((item, index) => (
              <li key={item.url}>
                <button
                  type="button"
                  aria-label={`Go to ${index + 1}`}
                  aria-current={index === chosen || undefined}
                  onClick={() => setChosen(index)}
                  className="group grid size-8 place-items-center"
                >
                  <span
                    className={classNames(
                      'h-1 transition-[width,background-color] duration-200 group-hover:bg-action',
                      index === chosen ? 'w-6 bg-action' : 'w-3 bg-control',
                    )}
                  />
                </button>
              </li>
            ))}
          </ul>
          <ul aria-label="Choose by picture" className="mt-2 grid grid-cols-5 gap-2 sm:grid-cols-6">
            {media.map((item, index) => (
              <li key={item.url}>
                <button
                  type="button"
                  aria-label={`Show ${name(index)}`}
                  aria-current={index === chosen || undefined}
                  onClick={() => setChosen(index)}
                  className={classNames(
                    'relative block w-full transition-opacity hover:opacity-100',
                    index === chosen ? 'outline-2 outline-offset-2 outline-text' : 'opacity-60',
                  )}
                >
                  <LazyImage media={isVideo(item) ? poster : item} alt="" sizes="12vw" className="aspect-4/3" />
                  {isVideo(item) && (
                    <span className="absolute inset-0 grid place-items-center text-text">
                      <Icon name="play" filled />
                    </span>
                  )}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
