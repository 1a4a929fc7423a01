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

const PACKAGED = {
  'bricolage-grotesque': 'bricolage-grotesque-latin-standard-normal.woff2',
  'instrument-sans': 'instrument-sans-latin-wght-normal.woff2',
};

async function copyFont(name, folder) {
  if (!PACKAGED[name]) {
    const licence = `${name.replace(/-(italic|\d+)$/, '')}-OFL.txt`;
    for (const file of [`${name}.woff2`, licence]) await cp(join(SITE_FONTS, file), join(folder, file));
    return;
  }
  const root = dirname(require.resolve(`@fontsource-variable/${name}/package.json`));
  await cp(join(root, 'files', PACKAGED[name]), join(folder, `${name}.woff2`));
  await cp(join(root, 'LICENSE'), join(folder, `${name}-OFL.txt`));
}

/** Copies open-licence typefaces and their licences (SIL OFL 1.1) to `folder`; others than the studio's two from site/fonts. */
export async function copyFonts(folder, names = Object.keys(PACKAGED)) {
  await mkdir(folder, { recursive: true });
  for (const name of names) await copyFont(name, folder);
}
