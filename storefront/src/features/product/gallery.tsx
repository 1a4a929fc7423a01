import type { CatalogMedia } from '@kiln/contracts/catalog-api';
import { useState } from 'react';
import { isModel, isVideo } from '../../components/media/image-sources';
import { LazyImage } from '../../components/media/lazy-image';
import { GalleryChoice } from './gallery-choice';
import { ModelPreview } from './model-preview';

interface GalleryProps {
  media: readonly CatalogMedia[];
  /** Stands for what has no picture of its own: videos and models. */
  poster: CatalogMedia | undefined;
  title: string;
  /** `sizes` of the large picture. */
  sizes: string;
}

/** One large picture, video or model, thumbnails and dots to choose another (S 2). */
export function Gallery({ media, poster, title, sizes }: GalleryProps) {
  const [chosen, setChosen] = useState(0);
  return (
    <section aria-label="Gallery" aria-roledescription="carousel">
      <GalleryItem key={chosen} media={media[chosen]} poster={poster} title={title} sizes={sizes} />
      <p aria-live="polite" className="sr-only">
        {title}: {chosen + 1} of {media.length}
      </p>
      {media.length > 1 && (
        <GalleryChoice media={media} poster={poster} title={title} chosen={chosen} onChoose={setChosen} />
      )}
    </section>
  );
}

interface GalleryItemProps {
  media: CatalogMedia | undefined;
  poster: CatalogMedia | undefined;
  title: string;
  sizes: string;
}

function GalleryItem({ media, poster, title, sizes }: GalleryItemProps) {
  if (media && isVideo(media)) {
    return (
      <video
        src={media.url}
        poster={poster?.url}
        controls
        muted
        loop
        playsInline
        preload="none"
        aria-label={media.alternativeText || title}
        className="aspect-4/3 w-full bg-raised object-cover"
      />
    );
  }
  if (media && isModel(media)) return <ModelPreview model={media} poster={poster} sizes={sizes} />;
  return <LazyImage media={media} sizes={sizes} priority className="aspect-4/3" />;
}
