import type { Preview } from './preview-token';

/** Which rows of a type a reader sees: what is published, and of the entry that a preview names its draft instead. */
export function visibleOf(uid: string, preview: Preview | undefined): object {
  const published = { publishedAt: { $notNull: true } };
  if (preview?.uid !== uid) return published;
  const { documentId } = preview;
  return {
    $or: [
      { ...published, documentId: { $ne: documentId } },
      { publishedAt: null, documentId },
    ],
  };
}
