import type { CatalogMedia } from '../catalogue/wire';

/** A media file as the query engine returns it. */
export interface MediaRow {
  url: string;
  alternativeText: string | null;
  mime: string;
  width: number | null;
  height: number | null;
  formats: Record<string, { url: string; width: number }> | null;
}

/** What the query engine reads of a media file. */
export const MEDIA_READ = { select: ['id', 'url', 'alternativeText', 'mime', 'width', 'height', 'formats'] };

export function toMedia(row: MediaRow): CatalogMedia {
  return {
    url: row.url,
    alternativeText: row.alternativeText ?? '',
    mime: row.mime,
    width: row.width,
    height: row.height,
    renditions: Object.values(row.formats ?? {})
      .map(({ url, width }) => ({ url, width }))
      .toSorted((a, b) => a.width - b.width),
  };
}

export function toOptionalMedia(row: MediaRow | null | undefined): CatalogMedia | null {
  return row ? toMedia(row) : null;
}
