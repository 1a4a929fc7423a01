import type { CatalogMedia } from '@kiln/contracts/catalog-api';
import { useRef, type KeyboardEvent } from 'react';
import { isPicture, isVideo } from '../../components/media/image-sources';
import { LazyImage } from '../../components/media/lazy-image';
import { classNames } from '../../components/ui/class-names';
import { Icon } from '../../components/ui/icon';

interface GalleryChoiceProps {
  media: readonly CatalogMedia[];
  /** Stands for what has no picture of its own. */
  poster: CatalogMedia | undefined;
  title: string;
  chosen: number;
  onChoose: (index: number) => void;
}

/** Dots for the pointer, thumbnails for all (S 2); arrow keys go from one thumbnail to the next, round and round. */
export function GalleryChoice({ media, poster, title, chosen, onChoose }: GalleryChoiceProps) {
  const thumbnails = useRef<HTMLUListElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const next = (chosen + step + media.length) % media.length;
    onChoose(next);
    thumbnails.current?.querySelectorAll('button')[next]?.focus();
  };
  return (
    <>
      <ul aria-label="Choose by position" className="flex justify-center gap-1 pt-2">
        {media.map((item, index) => (
          <li key={item.url}>
            <button
              type="button"
              tabIndex={-1}
              aria-label={`Go to ${index + 1}`}
              aria-current={index === chosen || undefined}
              onClick={() => onChoose(index)}
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
      <ul
        ref={thumbnails}
        aria-label="Choose by picture"
        className="mt-2 grid grid-cols-[repeat(auto-fill,minmax(4.5rem,1fr))] gap-2 sm:grid-cols-6"
      >
        {media.map((item, index) => (
          <li key={item.url}>
            <button
              type="button"
              aria-label={`Show ${title}: ${index + 1} of ${media.length}`}
              aria-current={index === chosen || undefined}
              onClick={() => onChoose(index)}
              onKeyDown={onKeyDown}
              className={classNames(
                'relative block w-full transition-opacity hover:opacity-100',
                index === chosen ? 'outline-2 outline-offset-2 outline-text' : 'opacity-60',
              )}
            >
              <LazyImage media={isPicture(item) ? item : poster} alt="" sizes="12vw" className="aspect-4/3" />
              {!isPicture(item) && (
                <span className="absolute inset-0 grid place-items-center text-text">
                  {isVideo(item) ? (
                    <Icon name="play" filled />
                  ) : (
                    <span className="bg-page px-1.5 text-caption">3D</span>
                  )}
                </span>
              )}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
