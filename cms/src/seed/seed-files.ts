import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

interface Term {
  slug: string;
  name: string;
}

export interface Taxonomy {
  categories: (Term & { description: string; subCategories: Term[] })[];
  tags: Term[];
}

export interface SeedMedia {
  /** Path below the asset's folder. */
  file: string;
  alt: string;
}

/** One asset as cms/seed/assets/<slug>/asset.json describes it. Prices in dollars; terms by slug. */
export interface SeedAsset {
  title: string;
  slug: string;
  description: string;
  price: number;
  originalPrice: number | null;
  category: string;
  subCategory: string;
  tags: string[];
  featured: boolean;
  features: string[];
  compatibleWith: string | null;
  fileSize: string | null;
  dimensions: string | null;
  dpi: string | null;
  fileFormat: string | null;
  createdDate: string | null;
  filesIncluded: string[];
  cover: SeedMedia;
  gallery: SeedMedia[];
  preview: SeedMedia | null;
  deliverables: { file: string; name: string }[];
}

export interface SeedFolder {
  folder: string;
  asset: SeedAsset;
}

export async function readTaxonomy(seedDir: string): Promise<Taxonomy> {
  return JSON.parse(await readFile(join(seedDir, 'taxonomy.json'), 'utf8'));
}

/** All assets, by slug, so that their numbers are the same on every machine. */
export async function readAssets(seedDir: string): Promise<SeedFolder[]> {
  const root = join(seedDir, 'assets');
  const slugs = (await readdir(root)).filter((slug) => existsSync(join(root, slug, 'asset.json')));
  return Promise.all(
    slugs.toSorted().map(async (slug) => {
      const folder = join(root, slug);
      return { folder, asset: JSON.parse(await readFile(join(folder, 'asset.json'), 'utf8')) };
    }),
  );
}

/** The asset's pictures, videos and archives that are not on the disk. */
export function missingFiles({ folder, asset }: SeedFolder): string[] {
  const media = [asset.cover, ...asset.gallery, ...(asset.preview ? [asset.preview] : [])];
  return [...media, ...asset.deliverables].map(({ file }) => file).filter((file) => !existsSync(join(folder, file)));
}
