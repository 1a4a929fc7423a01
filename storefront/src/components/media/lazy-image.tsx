import type { CatalogMedia } from '@kiln/contracts/catalog-api';
import { useState } from 'react';
import { useNearViewport } from '../../hooks/use-near-viewport';
import { classNames } from '../ui/class-names';
import { imageSources } from './image-sources';

export interface LazyImageProps {
  /** Without one the box stays empty: the content is on its way, or has no picture. */
  media: CatalogMedia | undefined;
  /** How wide it is shown, for the browser's choice of rendition. */
  sizes: string;
  /** One of the first pictures of the page: loaded at once. */
  priority?: boolean;
  /** `contain` shows all of the picture, on the ground that it lies on. */
  fit?: 'cover' | 'contain';
  /** Instead of the media's own text; '' when what is beside it says the same. */
  alt?: string;
  /** The box: it needs an aspect ratio or a height. */
  className?: string;
}

/** A picture that loads 100 px before it is seen, has its place from the start, and says 'Error' when it fails (S 2). */
export function LazyImage({ media, sizes, priority = false, fit = 'cover', alt, className }: LazyImageProps) {
  const { ref, near: cameNear } = useNearViewport<HTMLDivElement>(priority);
  const near = priority || cameNear;
  const [failedUrl, setFailedUrl] = useState<string | null>(null);
  const failed = media !== undefined && failedUrl === media.url;
  const text = alt ?? media?.alternativeText ?? '';
  const attributes = media && {
    ...imageSources(media, sizes),
    width: media.width ?? undefined,
    height: media.height ?? undefined,
    className: classNames('absolute inset-0 size-full', fit === 'cover' ? 'object-cover' : 'object-contain'),
  };

  return (
    <div ref={ref} className={classNames('relative overflow-hidden', fit === 'cover' && 'bg-raised', className)}>
      {failed && <ImageError />}
      {attributes && !failed && near && (
        <img
          {...attributes}
          alt={text}
          decoding={priority ? 'sync' : 'async'}
          fetchPriority={priority ? 'high' : 'auto'}
          ref={(image) => {
            // It may have failed before the page came alive.
            if (image?.complete && image.naturalWidth === 0 && image.currentSrc) setFailedUrl(media?.url ?? null);
          }}
          onError={() => setFailedUrl(media?.url ?? null)}
        />
      )}
      {attributes && !near && (
        <noscript>
          {/* Without `srcset`: a page has many of these. */}
          <img src={attributes.src} alt={text} className={attributes.className} />
        </noscript>
      )}
    </div>
  );
}

function ImageError() {
  return (
    <div role="img" aria-label="Error" className="absolute inset-0 grid place-items-center">
      <span className="label-type">Error</span>
    </div>
  );
}
