import { existsSync } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { SiteContentUid } from '../content/content-types';

/** Where the entries of a content type come from. */
export interface SiteSource {
  uid: SiteContentUid;
  /** Below cms/seed/site: a file with one entry or a list, or a folder of `<slug>.json` or `<slug>/item.json`. */
  path: string;
  /** The field by which an entry is recognised. */
  key: 'slug' | 'title' | 'name';
}

/** In this order: portfolio items name services. */
export const SITE_SOURCES: readonly SiteSource[] = [
  { uid: 'api::site-setting.site-setting', path: 'site-settings.json', key: 'name' },
  { uid: 'api::home-service.home-service', path: 'services/services.json', key: 'title' },
  { uid: 'api::plan.plan', path: 'plans.json', key: 'slug' },
  { uid: 'api::team-member.team-member', path: 'team/team.json', key: 'name' },
  { uid: 'api::portfolio-service.portfolio-service', path: 'portfolio-services.json', key: 'slug' },
  { uid: 'api::portfolio-sub-service.portfolio-sub-service', path: 'portfolio-sub-services.json', key: 'slug' },
  { uid: 'api::portfolio-item.portfolio-item', path: 'portfolio', key: 'slug' },
  { uid: 'api::website-example.website-example', path: 'examples', key: 'slug' },
  { uid: 'api::text-page.text-page', path: 'text-pages', key: 'slug' },
];

/** One entry as its file has it; files are named from `folder`. */
export interface SiteEntry {
  folder: string;
  fields: Record<string, unknown>;
}

/** The entries of a source. Where they have no position of their own, that of the list. */
export async function readEntries(seedDir: string, { path }: SiteSource): Promise<SiteEntry[]> {
  const root = join(seedDir, 'site', path);
  const isFolder = (await stat(root)).isDirectory();
  const names = isFolder ? (await readdir(root)).toSorted() : [];
  const files = names.map((name) => join(root, name.endsWith('.json') ? name : join(name, 'item.json')));
  const read = await Promise.all((isFolder ? files.filter(existsSync) : [root]).map(readEntryFile));
  return read.flat().map(({ folder, fields }, index) => ({ folder, fields: { position: index + 1, ...fields } }));
}

async function readEntryFile(file: string): Promise<SiteEntry[]> {
  const content: SiteEntry['fields'] | SiteEntry['fields'][] = JSON.parse(await readFile(file, 'utf8'));
  const folder = dirname(file);
  return (Array.isArray(content) ? content : [content]).map((fields) => ({ folder, fields }));
}
