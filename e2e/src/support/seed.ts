import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

const ASSETS = path.resolve(import.meta.dirname, '../../../cms/seed/assets');

/** What the seed says of an asset for sale. */
export interface SeededAsset {
  slug: string;
  filesIncluded: string[];
  fileSize: string;
  fileFormat: string;
  dimensions: string;
  deliverables: { file: string }[];
}

export async function seededAssets(): Promise<SeededAsset[]> {
  return Promise.all((await readdir(ASSETS)).map(seededAsset));
}

async function seededAsset(slug: string): Promise<SeededAsset> {
  return JSON.parse(await readFile(path.join(ASSETS, slug, 'asset.json'), 'utf8')) as SeededAsset;
}

/** Path of the archive that the seed sells under a slug. */
export async function seededArchive(slug: string): Promise<string> {
  const [deliverable] = (await seededAsset(slug)).deliverables;
  if (!deliverable) throw new Error(`${slug} sells no file`);
  return path.join(ASSETS, slug, deliverable.file);
}

/** Path of a picture of the seed. */
export function seededCover(slug: string): string {
  return path.join(ASSETS, slug, 'media/cover.webp');
}
