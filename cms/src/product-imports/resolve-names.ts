import { extname } from 'node:path';
import type { Core } from '@strapi/strapi';
import { cleanFileName } from '../deliverables/file-name';
import type { NamedFile, NamedMedia } from './present-product';
import { checkKind, mimeOfPicture } from './picture-kinds';
import { findSourceFile, type FilePlaces, type SourceFile } from './source-files';

const TERM_TYPES = {
  category: 'api::category.category',
  subCategory: 'api::sub-category.sub-category',
  tags: 'api::tag.tag',
} as const;

const KINDS = { category: 'category', subCategory: 'sub-category', tags: 'tag' } as const;

/** Before a name of an export: what the product has, whatever lies in the folder under this name. */
export const KEPT = 'kept:';

/** A picture of the library, or one that has to be put there. */
export type WantedMedia = NamedMedia | { upload: SourceFile; name: string };
/** A file for sale that is there, or one to be stored: as the next version of `of`, or as a new one. */
export type WantedFile = { id: string } | { store: SourceFile; fileName: string; of: string | null };

/** Slugs of terms that are named by slug or name. @throws Error saying which there is not */
export async function findTerms(
  strapi: Core.Strapi,
  field: keyof typeof TERM_TYPES,
  names: readonly string[],
): Promise<string[]> {
  if (names.length === 0) return [];
  const terms: { slug: string; name: string }[] = await strapi.db.query(TERM_TYPES[field]).findMany({});
  return names.map((name) => {
    const asked = name.toLowerCase();
    const term =
      terms.find(({ slug }) => slug === asked) ?? terms.find((candidate) => candidate.name.toLowerCase() === asked);
    if (term) return term.slug;
    throw new Error(`There is no ${KINDS[field]} '${name}'. Make it in the panel first, or correct the name.`);
  });
}

/**
 * Pictures by name: of the folder of files, else the product's own, else the library's only one of this name. One that is
 * named twice is there once. @param field of the product @throws Error saying what was not found, or is not shown there
 */
export async function findMedia(
  strapi: Core.Strapi,
  places: FilePlaces,
  field: string,
  names: readonly string[],
  own: readonly NamedMedia[],
): Promise<WantedMedia[]> {
  const left = [...own];
  const found: WantedMedia[] = [];
  for (const asked of names) {
    const { name, isKept } = readName(asked);
    const upload = isKept ? null : await findSourceFile(places, name);
    const kept = left.findIndex((media) => media.name === (upload ? mediaName(upload) : name));
    const [mine] = kept < 0 ? [] : left.splice(kept, 1);
    const media = mine ?? (await findInLibrary(strapi, field, name, upload));
    if (!found.some((other) => isSameMedia(other, media))) found.push(media);
  }
  return found;
}

async function findInLibrary(
  strapi: Core.Strapi,
  field: string,
  name: string,
  upload: SourceFile | null,
): Promise<WantedMedia> {
  const wanted = upload ? mediaName(upload) : name;
  const files: NamedMedia[] = await strapi.db
    .query('plugin::upload.file')
    .findMany({ select: ['id', 'name', 'alternativeText', 'mime'], where: { name: wanted }, limit: 2 });
  const [file] = files;
  if (upload) checkKind(field, name, mimeOfPicture(name));
  else if (file) checkKind(field, name, file.mime);
  if (file && (upload || files.length === 1)) return file;
  if (upload) return { upload, name: wanted };
  throw new Error(
    file
      ? `The media library has more than one '${name}'. Rename it there, or put the file into the folder.`
      : `There is no file '${name}', neither in the folder nor in the media library.`,
  );
}

function isSameMedia(one: WantedMedia, other: WantedMedia): boolean {
  return 'id' in one && 'id' in other
    ? one.id === other.id
    : !('id' in one || 'id' in other) && one.name === other.name;
}

function readName(asked: string): { name: string; isKept: boolean } {
  const isKept = asked.startsWith(KEPT);
  return { name: isKept ? asked.slice(KEPT.length) : asked, isKept };
}

/** With the hash of its bytes, by which the next import knows it. */
function mediaName({ name, sha256 }: SourceFile): string {
  const extension = extname(name);
  return `${name.slice(0, name.length - extension.length)}-${sha256.slice(0, 16)}${extension}`;
}

/**
 * Files for sale by name: of the folder, compared by their hash with the product's own of this name, else the product's
 * own. @throws Error saying what was not found
 */
export async function findFiles(
  places: FilePlaces,
  names: readonly string[],
  own: readonly NamedFile[],
): Promise<WantedFile[]> {
  const left = [...own];
  const found: WantedFile[] = [];
  for (const asked of names) {
    const { name, isKept } = readName(asked);
    const store = isKept ? null : await findSourceFile(places, name);
    const fileName = cleanFileName(store?.name ?? name);
    if (fileName === null) throw new Error(`'${name}' is no name of a file.`);
    if (store?.size === 0) throw new Error(`The file '${name}' is empty.`);
    const kept = left.findIndex((file) => file.fileName === fileName);
    const [mine] = kept < 0 ? [] : left.splice(kept, 1);
    if (!store && !mine) throw new Error(`There is no file '${name}' in the folder, and the product has none either.`);
    if (mine && (!store || store.sha256 === mine.sha256)) found.push({ id: mine.id });
    else if (store) found.push({ store, fileName, of: mine?.id ?? null });
  }
  return found;
}
