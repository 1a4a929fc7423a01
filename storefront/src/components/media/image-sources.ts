import type { CatalogMedia } from '@kiln/contracts/catalog-api';

export interface ImageSources {
  src: string;
  srcSet?: string;
  sizes?: string;
}

/** Narrower ones are the panel's thumbnails, pixels. */
const NARROWEST = 300;

/** `src`, `srcset` and `sizes` of a picture from its renditions; `sizes` as CSS wants it. */
export function imageSources(media: CatalogMedia, sizes: string): ImageSources {
  const candidates = media.renditions.filter(({ width }) => width >= NARROWEST);
  if (media.width !== null) candidates.push({ url: media.url, width: media.width });
  if (candidates.length < 2) return { src: media.url };
  return { src: media.url, srcSet: candidates.map(({ url, width }) => `${url} ${width}w`).join(', '), sizes };
}

/** S 2: what ends in .mp4 plays as video. */
export function isVideo(media: CatalogMedia): boolean {
  return media.mime === 'video/mp4' || media.url.toLowerCase().endsWith('.mp4');
}

/** A 3D model in the one format that browsers are given. */
export function isModel(media: CatalogMedia): boolean {
  return media.mime === 'model/gltf-binary' || media.url.toLowerCase().endsWith('.glb');
}

export function isPicture(media: CatalogMedia): boolean {
  return !isVideo(media) && !isModel(media);
}
