import { createReadStream, createWriteStream } from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Core } from '@strapi/strapi';
import { file as units } from '@strapi/utils';
import sharp, { type OutputInfo } from 'sharp';

/** What Strapi's upload service hands over and stores of a file. */
interface UploadedFile {
  name: string;
  hash: string;
  width: number;
  tmpWorkingDirectory: string;
  getStream: () => Readable;
  path?: string | null;
}

/** In what is shown at more than one device pixel per CSS pixel, nobody tells it from 80; a fifth fewer bytes. */
const QUALITY = 72;

/**
 * Has smaller versions of a picture made as WebP, whatever the picture is: Strapi would keep an editor's PNG a PNG. Their widths are those
 * of `plugin::upload.breakpoints`, CSS pixels times device pixels; one that the picture is not wider than is left out.
 */
export function makeRenditionsWebp(strapi: Core.Strapi): void {
  const widths = strapi.config.get<Record<string, number>>('plugin::upload.breakpoints');
  strapi.plugin('upload').service('image-manipulation').generateResponsiveFormats = async (file: UploadedFile) => {
    const wanted = Object.entries(widths).filter(([, breakpoint]) => breakpoint < file.width);
    return Promise.all(wanted.map(async ([key, to]) => ({ key, file: await rendition(file, key, to) })));
  };
}

async function rendition(file: UploadedFile, key: string, width: number) {
  const hash = `${key}_${file.hash}`;
  const filepath = join(file.tmpWorkingDirectory, hash);
  const smaller = sharp({ animated: true }).autoOrient().resize({ width }).webp({ quality: QUALITY });
  const info = new Promise<OutputInfo>((resolve) => smaller.once('info', resolve));
  await pipeline(file.getStream(), smaller, createWriteStream(filepath));
  const made = await info;
  return {
    name: `${key}_${file.name}`,
    hash,
    ext: '.webp',
    mime: 'image/webp',
    path: file.path ?? null,
    filepath,
    getStream: () => createReadStream(filepath),
    width: made.width,
    height: made.pageHeight ?? made.height,
    size: units.bytesToKbytes(made.size),
    sizeInBytes: made.size,
  };
}

/**
 * Turns pictures the right way up as they are stored: Strapi takes a photograph's note of its orientation away with the rest of its
 * data and so lays it on its side. Decided once; after that the panel's media settings decide.
 */
export async function turnPicturesUpright(strapi: Core.Strapi): Promise<void> {
  const ours = strapi.store({ type: 'core', name: 'media', key: 'upright' });
  if (await ours.get()) return;
  const settings = strapi.store({ type: 'plugin', name: 'upload', key: 'settings' });
  const stored = ((await settings.get()) ?? {}) as object;
  await settings.set({ value: { ...stored, autoOrientation: true } });
  await ours.set({ value: true });
}
