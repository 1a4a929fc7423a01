import { readFile } from 'node:fs/promises';
import path from 'node:path';

const ASSETS = path.resolve(import.meta.dirname, '../../../cms/seed/assets');

/** Path of the archive that the seed sells under a slug. */
export async function seededArchive(slug: string): Promise<string> {
  const asset = JSON.parse(await readFile(path.join(ASSETS, slug, 'asset.json'), 'utf8')) as {
    deliverables: { file: string }[];
  };
  const [deliverable] = asset.deliverables;
  if (!deliverable) throw new Error(`${slug} sells no file`);
  return path.join(ASSETS, slug, deliverable.file);
}

/** Path of a picture of the seed. */
export function seededCover(slug: string): string {
  return path.join(ASSETS, slug, 'media/cover.webp');
}
