import type { CatalogMedia } from '@kiln/contracts/catalog-api';
import { useState } from 'react';
import { classNames } from '../../components/ui/class-names';

/** A silent loop over its poster, faded in when it really plays; decorative, the lightbox has the film with controls. */
export function HoverFilm({ film }: { film: CatalogMedia }) {
  const [playing, setPlaying] = useState(false);
  return (
    <video
      aria-hidden="true"
      src={film.url}
      autoPlay
      muted
      loop
      playsInline
      tabIndex={-1}
      onPlaying={() => setPlaying(true)}
      className={classNames(
        'absolute inset-0 size-full object-cover transition-opacity duration-200',
        playing ? 'opacity-100' : 'opacity-0',
      )}
    />
  );
}
