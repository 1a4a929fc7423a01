/**
 * Checks every asset in the seed (fields, taxonomy, ZIP entries, pictures) and the studio's own pictures. Exits 1 and names
 * each fault.
 * `node cms/seed/check.mjs`; `checkSeed(folder)` returns the faults as strings.
 */
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkSite } from './check-site.mjs';
import { formatSize } from './lib/format-size.mjs';
import { readWebpSize } from './lib/webp-size.mjs';
import { readZip } from './lib/zip.mjs';

const COVER_LIMIT = 200_000;
const GALLERY_LIMIT = 250_000;
const ZIP_LIMIT = 20_000_000;
/** A film or a model: its size at most, and the four bytes that tell its kind. */
const PREVIEWS = {
  '.mp4': { limit: 2_000_000, mark: 'ftyp', at: 4 },
  '.glb': { limit: 600_000, mark: 'glTF', at: 0 },
};

const isText = (value) => typeof value === 'string' && value.trim().length > 0;
const isTexts = (value) => Array.isArray(value) && value.length > 0 && value.every(isText);
const isPrice = (value) =>
  typeof value === 'number' && (value === 0 || value >= 0.5) && Number(value.toFixed(2)) === value;

const FIELDS = {
  title: isText,
  slug: isText,
  description: isText,
  price: isPrice,
  originalPrice: (value) => value === null || isPrice(value),
  category: isText,
  subCategory: isText,
  tags: isTexts,
  featured: (value) => typeof value === 'boolean',
  features: (value) => isTexts(value) && value.length >= 5 && value.length <= 8,
  compatibleWith: isText,
  fileSize: isText,
  dimensions: isText,
  dpi: (value) => value === null || isText(value),
  fileFormat: isText,
  createdDate: (value) => /^\d{4}-\d{2}-\d{2}$/.test(value),
  filesIncluded: isTexts,
  cover: (value) => isText(value?.file) && isText(value.alt),
  gallery: (value) =>
    Array.isArray(value) &&
    value.length >= 3 &&
    value.length <= 5 &&
    value.every((shot) => isText(shot.file) && isText(shot.alt)),
  preview: (value) => value === null || (isText(value.alt) && extname(value.file) in PREVIEWS),
  deliverables: (value) => value?.length === 1 && isText(value[0].file) && isText(value[0].name),
};

/** Is `pattern` in the archive? A name, a folder ('svg/') or a group with one star ('svg/*.svg'). */
function isInArchive(names, pattern) {
  if (pattern.endsWith('/')) return names.some((name) => name.startsWith(pattern));
  const [before, after] = pattern.split('*');
  if (after === undefined) return names.includes(pattern);
  return names.some((name) => name.startsWith(before) && name.endsWith(after));
}

function checkFields(asset, slug, taxonomy) {
  const faults = Object.entries(FIELDS).flatMap(([field, isRight]) =>
    isRight(asset[field]) ? [] : [`field ${field}`],
  );
  if (asset.slug !== slug) faults.push('slug is not the name of its folder');
  if (asset.originalPrice !== null && asset.originalPrice <= asset.price)
    faults.push('originalPrice is not above price');
  const category = taxonomy.categories.find((candidate) => candidate.slug === asset.category);
  if (!category) faults.push(`unknown category ${asset.category}`);
  if (!category?.subCategories.some((sub) => sub.slug === asset.subCategory))
    faults.push(`unknown sub-category ${asset.subCategory}`);
  const known = new Set(taxonomy.tags.map((tag) => tag.slug));
  return [...faults, ...asset.tags.filter((tag) => !known.has(tag)).map((tag) => `unknown tag ${tag}`)];
}

async function checkZip(asset, folder) {
  const [deliverable] = asset.deliverables;
  const path = join(folder, deliverable.file);
  if (!existsSync(path)) return [`${deliverable.file} is missing`];
  const zip = await readFile(path);
  const names = readZip(zip).map((entry) => entry.name);
  const faults = asset.filesIncluded
    .filter((file) => !isInArchive(names, file))
    .map((file) => `${file} is not in the ZIP`);
  if (!names.includes('LICENSE.txt')) faults.push('LICENSE.txt is not in the ZIP');
  if (!names.some((name) => /^README\.(md|txt)$/.test(name))) faults.push('no README in the ZIP');
  if (zip.length > ZIP_LIMIT) faults.push(`the ZIP has ${formatSize(zip.length)}`);
  if (asset.fileSize !== formatSize(zip.length))
    faults.push(`fileSize says ${asset.fileSize}, it is ${formatSize(zip.length)}`);
  return faults;
}

async function checkPicture(folder, { file }, limit) {
  if (!existsSync(join(folder, file))) return [`${file} is missing`];
  const webp = await readFile(join(folder, file));
  const size = readWebpSize(webp);
  if (!size) return [`${file} is not a WebP file`];
  const faults = webp.length > limit ? [`${file} has ${formatSize(webp.length)}`] : [];
  return size.width === 1600 && size.height === 1200 ? faults : [...faults, `${file} is ${size.width}×${size.height}`];
}

async function checkPreview(folder, preview) {
  if (!preview) return [];
  if (!existsSync(join(folder, preview.file))) return [`${preview.file} is missing`];
  const bytes = await readFile(join(folder, preview.file));
  const { limit, mark, at } = PREVIEWS[extname(preview.file)];
  const faults = bytes.length > limit ? [`${preview.file} has ${formatSize(bytes.length)}`] : [];
  return bytes.toString('latin1', at, at + 4) === mark
    ? faults
    : [...faults, `${preview.file} is not what it is named`];
}

/** Every fault of the seed below `seed`, as 'slug: what is wrong'; an empty list when all is well. */
export async function checkSeed(seed = fileURLToPath(new URL('.', import.meta.url))) {
  const taxonomy = JSON.parse(await readFile(join(seed, 'taxonomy.json'), 'utf8'));
  const slugs = (await readdir(join(seed, 'assets'))).sort();
  const assets = [];
  const faults = [];
  for (const slug of slugs) {
    const folder = join(seed, 'assets', slug);
    const asset = JSON.parse(await readFile(join(folder, 'asset.json'), 'utf8'));
    assets.push(asset);
    const fieldFaults = checkFields(asset, slug, taxonomy);
    const fileFaults = fieldFaults.some((fault) => fault.startsWith('field'))
      ? []
      : await Promise.all([
          checkZip(asset, folder),
          checkPicture(folder, asset.cover, COVER_LIMIT),
          ...asset.gallery.map((shot) => checkPicture(folder, shot, GALLERY_LIMIT)),
          checkPreview(folder, asset.preview),
        ]);
    faults.push(...[...fieldFaults, ...fileFaults.flat()].map((fault) => `${slug}: ${fault}`));
  }
  if (assets.filter((asset) => asset.originalPrice !== null).length !== 2)
    faults.push('seed: two assets must be reduced');
  for (const kind of Object.keys(PREVIEWS)) {
    if (!assets.some((asset) => asset.preview?.file.endsWith(kind)))
      faults.push(`seed: no asset has a preview in ${kind}`);
  }
  return [...faults, ...(await checkSite(join(seed, 'site')))];
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const faults = await checkSeed();
  if (faults.length > 0) {
    console.error(faults.join('\n'));
    process.exit(1);
  }
  console.log('The seed is complete.');
}
