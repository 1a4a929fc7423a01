import type { Core } from '@strapi/strapi';
import { INQUIRY, type Inquiry } from './inquiry';

/** An inquiry and those merged into it, and into those; the inquiry first, the others in the order they came. */
export async function readThread(strapi: Core.Strapi, inquiry: Inquiry): Promise<Inquiry[]> {
  const thread = [inquiry];
  let parents = [inquiry.documentId];
  while (parents.length > 0) {
    const merged: Inquiry[] = await strapi.db.query(INQUIRY).findMany({ where: { mergedInto: { $in: parents } } });
    thread.push(...merged);
    parents = merged.map(({ documentId }) => documentId);
  }
  const [first = inquiry, ...others] = thread;
  return [first, ...others.toSorted((one, other) => one.receivedAt.localeCompare(other.receivedAt))];
}
