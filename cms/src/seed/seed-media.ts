import { stat } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import type { Core } from '@strapi/strapi';
import type { SeedMedia } from './seed-files';

const MIME: Record<string, string> = {
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
  '.glb': 'model/gltf-binary',
};

/** Puts a file into the media library and returns its id; what an earlier try put there is used again. */
export async function seedMedia(strapi: Core.Strapi, folder: string, { file, alt }: SeedMedia): Promise<number> {
  const name = `${basename(folder)}-${basename(file)}`;
  const present = await strapi.db.query('plugin::upload.file').findOne({ where: { name } });
  if (present) return present.id;

  const filepath = join(folder, file);
  const { size } = await stat(filepath);
  const [uploaded] = await strapi
    .plugin('upload')
    .service('upload')
    .upload({
      data: { fileInfo: { name, alternativeText: alt, caption: '' } },
      files: { filepath, originalFilename: name, mimetype: MIME[extname(file)] ?? 'application/octet-stream', size },
    });
  return uploaded.id;
}
