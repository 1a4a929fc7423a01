import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A picture of one pixel. */
export const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const TAXONOMY = {
  categories: [
    { slug: 'icons', name: 'Icons', description: 'Sets.', subCategories: [{ slug: 'line-icons', name: 'Line icons' }] },
  ],
  tags: [{ slug: 'svg', name: 'SVG' }],
};

/** Writes a catalogue of two small assets; the archive of the second is left to the caller. */
export async function writeSeedFolder(dir: string): Promise<{ missingArchive: string }> {
  await mkdir(dir, { recursive: true });
  await writeFile(join(dir, 'taxonomy.json'), JSON.stringify(TAXONOMY));
  await writeFile(join(await writeAsset(dir, 'first-asset'), 'asset.zip'), 'first archive');
  return { missingArchive: join(await writeAsset(dir, 'second-asset'), 'asset.zip') };
}

/** Writes content beside the catalogue: two plans, and two people of whom one has no picture yet. */
export async function writeSiteFolder(dir: string): Promise<{ missingPicture: string }> {
  const team = join(dir, 'site', 'team');
  await mkdir(team, { recursive: true });
  const plan = (slug: string) => ({ slug, name: slug, description: 'A plan.', price: '$1', gradient: 'ash' });
  await writeFile(join(dir, 'site', 'plans.json'), JSON.stringify([plan('small'), plan('large')]));
  const member = (name: string) => ({ name, role: 'Works', image: { file: `${name}.png`, alt: `${name} at work` } });
  await writeFile(join(team, 'team.json'), JSON.stringify([member('lathe'), member('wheel')]));
  await writeFile(join(team, 'lathe.png'), PIXEL);
  return { missingPicture: join(team, 'wheel.png') };
}

async function writeAsset(dir: string, slug: string): Promise<string> {
  const folder = join(dir, 'assets', slug);
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'cover.png'), PIXEL);
  const asset = {
    title: slug,
    slug,
    description: 'An asset.',
    price: 12,
    originalPrice: 18,
    category: 'icons',
    subCategory: 'line-icons',
    tags: ['svg'],
    featured: true,
    features: ['One'],
    compatibleWith: 'Any browser',
    fileSize: '13 B',
    dimensions: '24 px',
    dpi: null,
    fileFormat: 'SVG',
    createdDate: '2026-11-01',
    filesIncluded: ['a.svg'],
    cover: { file: 'cover.png', alt: 'A cover' },
    gallery: [{ file: 'cover.png', alt: 'A cover' }],
    preview: null,
    deliverables: [{ file: 'asset.zip', name: `${slug}-1.0.zip` }],
  };
  await writeFile(join(folder, 'asset.json'), JSON.stringify(asset));
  return folder;
}
