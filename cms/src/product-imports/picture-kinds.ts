import { extname } from 'node:path';

const MIME: Record<string, string> = {
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.gif': 'image/gif',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
  '.glb': 'model/gltf-binary',
};

/** As the product's schema allows them, which Strapi keeps to in the panel alone; the others show whatever there is. */
const KINDS: Record<string, { shown: RegExp; words: string }> = {
  cover: { shown: /^image\//, words: 'picture' },
  gallery: { shown: /^(image|video)\//, words: 'picture or video' },
};

/** By the end of a file's name; null: none that the shop shows. */
export function mimeOfPicture(name: string): string | null {
  return MIME[extname(name).toLowerCase()] ?? null;
}

/** @param mime null: none that the shop shows @throws Error where a field of a product does not show such files */
export function checkKind(field: string, name: string, mime: string | null): void {
  const { shown, words } = KINDS[field] ?? { shown: /./, words: 'picture, video or 3D model' };
  if (mime === null || !shown.test(mime))
    throw new Error(`'${name}' is no ${words} of a kind that the shop shows there.`);
}
