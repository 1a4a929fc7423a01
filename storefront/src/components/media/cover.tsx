import type { CatalogMedia } from '@kiln/contracts/catalog-api';
import { useState } from 'react';
import { classNames } from '../ui/class-names';

export interface CoverProps {
  media?: CatalogMedia | undefined;
  /** Address to use without `media`. */
  src?: string | null;
  sizes: string;
  className?: string;
}

/** A small picture of something in a list whose title stands beside it, so it is decorative; a gap stays dark. */
export function Cover({ media, src, sizes, className }: CoverProps) {
  const [failed, setFailed] = useState(false);
  const address = media?.url ?? src;
  const box = classNames('w-full bg-raised object-cover', className);
  if (!address || failed) return <div className={box} />;
  const srcSet = media?.renditions.map(({ url, width }) => `${url} ${width}w`).join(', ');
  return (
    <img
      src={address}
      {...(srcSet && { srcSet, sizes })}
      alt=""
      decoding="async"
      className={box}
      onError={() => setFailed(true)}
    />
  );
}
