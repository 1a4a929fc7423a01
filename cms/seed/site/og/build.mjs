import { join } from 'node:path';
import { shoot, withBrowser } from '../../lib/photograph.mjs';
import { toJpeg } from '../../lib/pictures.mjs';

/** The kiln's pots, as the film on 'about' shows them (render that first), with the studio's line. JPEG: every scraper reads it. */
export async function takePictures({ cache, folder }) {
  const png = join(cache, 'default.png');
  const card = join(folder, 'source', 'card.html');
  await withBrowser((browser) => shoot(browser, card, png, { width: 1200, height: 630 }));
  await toJpeg(png, join(folder, 'default.jpg'), 3);
}
