import { cp, writeFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { toMp4, toWebp, COVER_LIMIT } from './pictures.mjs';
import { copyFonts } from './package-files.mjs';
import { shoot, withBrowser } from './photograph.mjs';
export async function buildPackage(job, asset) {
  await writeFile(
    join(job.packaged, 'README.md'),
    `# ${asset.title}\n\n${asset.description}\n\n${asset.features.map((f) => `- ${f}`).join('\n')}\n`,
  );
}
export async function takePictures(job, asset) {
  await copyFonts(join(job.cache, 'fonts'));
  await withBrowser(async (browser) => {
    for (const [i, text] of [asset.title, ...asset.gallery.map((g) => g.alt)].entries()) {
      const name = i === 0 ? 'cover' : `gallery-${i}`;
      const html = join(job.cache, 'plate.html');
      await writeFile(
        html,
        `<style>@font-face{font-family:B;src:url(fonts/bricolage-grotesque.woff2);font-weight:200 800}body{margin:0;background:radial-gradient(circle at 25% 10%,#2a2620,#0f0f0d 60%);color:#f1ede2;font:700 ${i ? 90 : 170}px/1 B;letter-spacing:-.03em;display:flex;align-items:end;height:1200px;padding:100px;box-sizing:border-box}</style>${text}`,
      );
      await shoot(browser, html, join(job.cache, `${name}.png`));
      await toWebp(join(job.cache, `${name}.png`), join(job.media, `${name}.webp`), { limit: COVER_LIMIT });
    }
  });
  if (asset.preview) {
    await mkdir(join(job.cache, 'fr'), { recursive: true });
    for (let i = 1; i < 31; i++)
      await cp(join(job.cache, 'cover.png'), join(job.cache, 'fr', `frame-${String(i).padStart(4, '0')}.png`));
    await toMp4(join(job.cache, 'fr', 'frame-%04d.png'), join(job.media, 'preview.mp4'));
  }
}
