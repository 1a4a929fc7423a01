import { cp, mkdir, readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const require = createRequire(import.meta.url);
const SITE_FONTS = fileURLToPath(new URL('../site/fonts', import.meta.url));

/** Every file below `folder` as { name: 'a/b.svg', data }, in the order of their names. */
export async function readTree(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name));
  const read = paths.sort().map(async (path) => ({
    name: path.slice(folder.length + 1).replaceAll('\\', '/'),
    data: await readFile(path),
  }));
  return Promise.all(read);
}

/**
 * Copies typefaces and their licences (SIL OFL 1.1) to `folder`: the studio's two, or those `files` of site/fonts, named
 * without their ending.
 */
export async function copyFonts(folder, files = []) {
  await mkdir(folder, { recursive: true });
  for (const file of files) {
    const licence = `${file.replace(/-(italic|\d+)$/, '')}-OFL.txt`;
    for (const name of [`${file}.woff2`, licence]) await cp(join(SITE_FONTS, name), join(folder, name));
  }
  if (files.length > 0) return;
  const families = [
    ['bricolage-grotesque', 'bricolage-grotesque-latin-standard-normal.woff2', 'bricolage-grotesque'],
    ['instrument-sans', 'instrument-sans-latin-wght-normal.woff2', 'instrument-sans'],
  ];
  for (const [family, file, name] of families) {
    const root = dirname(require.resolve(`@fontsource-variable/${family}/package.json`));
    await cp(join(root, 'files', file), join(folder, `${name}.woff2`));
    await cp(join(root, 'LICENSE'), join(folder, `${name}-OFL.txt`));
  }
}
