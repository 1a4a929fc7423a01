import { existsSync } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';
import { formatSize } from './lib/format-size.mjs';
import { readWebpSize } from './lib/webp-size.mjs';

const LIMITS = { webp: 260 * 1024, jpg: 260 * 1024, mp4: 2_000_000 };
const TOTAL_LIMIT = 14_000_000;
const SIZES = { 'team/': '1200×1500', 'poster.webp': '1280×720' };
const SERVICES = {
  'web-development': ['websites', 'web-shops', 'web-apps', 'landing-pages'],
  'mobile-development': ['ios-apps', 'android-apps', 'cross-platform-apps', 'app-prototypes'],
  'ui-ux-design': ['interface-design', 'design-systems', 'product-design', 'user-research'],
  'digital-marketing': ['branding', 'packaging', 'social-content', 'campaigns'],
};
const TITLES = ['Modern SaaS Evolution', 'E-commerce Experience', 'Creative Portfolio'];

const isText = (value) => typeof value === 'string' && value.trim().length > 0;
const isTexts = (value) => Array.isArray(value) && value.length > 0 && value.every(isText);

async function filesBelow(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath ?? entry.path, entry.name));
}

/** Every { file, alt } in the data, however deep. */
function mediaIn(value) {
  if (typeof value !== 'object' || value === null) return [];
  return 'file' in value ? [value] : Object.values(value).flatMap(mediaIn);
}

function sizeFault(path, file, { width, height }) {
  if (file === 'full.webp') return width === 1600 && height > 1200 && height <= 3600 ? null : 'is not 1600 wide';
  const wanted = Object.entries(SIZES).find(([part]) => path.endsWith(part) || path.includes(part))?.[1] ?? '1600×1200';
  return `${width}×${height}` === wanted ? null : `is ${width}×${height}, not ${wanted}`;
}

async function checkMedia(folder, { file, alt }) {
  const path = join(folder, file);
  if (!existsSync(path)) return [`${file} is missing`];
  const faults = isText(alt) ? [] : [`${file} has no alternative text`];
  const bytes = await readFile(path);
  const kind = file.split('.').pop();
  if (bytes.length > LIMITS[kind]) faults.push(`${file} has ${formatSize(bytes.length)}`);
  if (kind === 'mp4' && bytes.toString('latin1', 4, 8) !== 'ftyp') faults.push(`${file} is not an MP4 file`);
  if (kind !== 'webp') return faults;
  const size = readWebpSize(bytes);
  const fault = size ? sizeFault(path, file, size) : 'is not a WebP file';
  return fault ? [...faults, `${file} ${fault}`] : faults;
}

function checkPortfolioItem(item) {
  const faults = ['title', 'description', 'client', 'category'].filter((field) => !isText(item[field]));
  if (!isTexts(item.technologies)) faults.push('technologies');
  if (!SERVICES[item.service]?.includes(item.subService)) faults.push('subService');
  if (!Number.isInteger(item.year)) faults.push('year');
  if (item.gallery?.length !== 3) faults.push('gallery');
  if ((item.type === 'video') !== Boolean(item.video && item.poster)) faults.push('type');
  return faults.map((field) => `field ${field}`);
}

function checkExample(item) {
  const faults = ['tags', 'features', 'technologies'].filter((field) => !isTexts(item[field]));
  if (!TITLES.includes(item.title)) faults.push('title');
  if (item.description?.split('\n').length !== 2) faults.push('description');
  if (!isText(item.fullDescription)) faults.push('fullDescription');
  return faults.map((field) => `field ${field}`);
}

/** Faults of the studio's own pictures and texts below `site`, as 'folder: what is wrong'. */
export async function checkSite(site) {
  const files = await filesBelow(site);
  const faults = [];
  const kinds = { portfolio: 0, examples: 0 };
  for (const path of files.filter((file) => file.endsWith('.json')).sort()) {
    const data = JSON.parse(await readFile(path, 'utf8'));
    const folder = dirname(path);
    const kind = basename(dirname(folder));
    if (kind in kinds) kinds[kind] += 1;
    const found = [
      ...(kind === 'portfolio' ? checkPortfolioItem(data) : []),
      ...(kind === 'examples' ? checkExample(data) : []),
      ...(kind in kinds && data.slug !== basename(folder) ? ['slug is not the name of its folder'] : []),
      ...(await Promise.all(mediaIn(data).map((media) => checkMedia(folder, media)))).flat(),
    ];
    faults.push(...found.map((fault) => `${relative(site, folder)}: ${fault}`));
  }
  if (kinds.portfolio !== 6) faults.push(`site: ${kinds.portfolio} portfolio items, not 6`);
  if (kinds.examples !== 3) faults.push(`site: ${kinds.examples} examples, not 3`);
  const sizes = await Promise.all(files.map(async (file) => (await stat(file)).size));
  const total = sizes.reduce((sum, size) => sum + size, 0);
  if (total > TOTAL_LIMIT) faults.push(`site: ${formatSize(total)} in all`);
  return faults;
}
