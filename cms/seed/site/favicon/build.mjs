import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { withBrowser } from '../../lib/photograph.mjs';

const SIZES = {
  'favicon-32.png': 32,
  'apple-touch-icon.png': 180,
  'icon-192.png': 192,
  'icon-512.png': 512,
};

/** The mark as PNG in the sizes that browsers and home screens ask for. */
export async function takePictures({ folder }) {
  const svg = await readFile(join(folder, 'favicon.svg'), 'utf8');
  await withBrowser(async (browser) => {
    for (const [file, side] of Object.entries(SIZES)) {
      const page = await browser.newPage({ viewport: { width: side, height: side } });
      await page.setContent(`<style>body{margin:0}svg{display:block;width:100vw;height:100vh}</style>${svg}`);
      await page.screenshot({ path: join(folder, file) });
      await page.close();
    }
  });
}
