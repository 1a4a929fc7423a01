import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { withBrowser } from '../../lib/photograph.mjs';

/** Pixels of the side, and how much of it the drawing takes: tabs get all, home screens cut the corners off. */
const SIZES = {
  'favicon-32.png': [32, 1],
  'apple-touch-icon.png': [180, 0.84],
  'icon-192.png': [192, 0.8],
  'icon-512.png': [512, 0.8],
  'panel-64.png': [64, 1],
};
const INK = '#0f0f0d';

/** The mark, drawn on 16 units so that it is sharp in a tab, as PNG in the sizes that browsers and home screens ask for. */
export async function takePictures({ folder }) {
  const svg = await readFile(join(folder, 'favicon.svg'), 'utf8');
  await withBrowser(async (browser) => {
    for (const [file, [side, share]] of Object.entries(SIZES)) {
      const page = await browser.newPage({ viewport: { width: side, height: side } });
      const style = `body{margin:0;height:100vh;display:grid;place-items:center;background:${INK}}svg{width:${share * 100}vw}`;
      await page.setContent(`<style>${style}</style>${svg}`);
      await page.screenshot({ path: join(folder, file) });
      await page.close();
    }
  });
  await hand(folder);
}

/** Hands the files to those who serve them: the site's public folder, and the panel's tab. */
async function hand(folder) {
  const cms = join(folder, '..', '..', '..');
  const site = join(cms, '..', 'storefront', 'public');
  for (const file of ['favicon.svg', 'apple-touch-icon.png']) await copyFile(join(folder, file), join(site, file));
  await writeFile(join(site, 'favicon.ico'), toIco(await readFile(join(folder, 'favicon-32.png')), 32));
  await copyFile(join(folder, 'panel-64.png'), join(cms, 'favicon.png'));
}

/** An ICO file that holds one PNG: six bytes of header, sixteen of directory. */
function toIco(png, side) {
  const head = Buffer.alloc(22);
  for (const [at, value] of [
    [2, 1],
    [4, 1],
    [10, 1],
    [12, 32],
  ])
    head.writeUInt16LE(value, at);
  head.writeUInt8(side, 6);
  head.writeUInt8(side, 7);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(22, 18);
  return Buffer.concat([head, png]);
}
