import { fullTitle, metaTags } from '../src/app/document-meta';
import type { RenderedPage } from '../src/entry-server';
import type { ClientAssets } from './assets';

/** The whole HTML document around a rendered page. */
export function documentHtml(page: RenderedPage, assets: ClientAssets, publicUrl: string): string {
  const { meta } = page;
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(fullTitle(meta))}</title>`,
    ...metaTags(meta, publicUrl).map(
      ({ attribute, key, value }) => `<meta ${attribute}="${key}" content="${escapeHtml(value)}">`,
    ),
    meta.canonical && `<link rel="canonical" href="${escapeHtml(new URL(meta.canonical, publicUrl).href)}">`,
    '<meta name="theme-color" content="#0f0f0d">',
    '<link rel="icon" href="data:image/svg+xml,%3Csvg xmlns=%27http://www.w3.org/2000/svg%27 viewBox=%270 0 24 24%27%3E%3Cpath d=%27M0 0h24v24H0z%27 fill=%27%230f0f0d%27/%3E%3Cpath d=%27M5 21v-9a7 7 0 0 1 14 0v9h-4v-9a3 3 0 0 0-6 0v9z%27 fill=%27%23f1ede2%27/%3E%3Cpath d=%27M10.5 21v-6h3v6z%27 fill=%27%23ffd11a%27/%3E%3C/svg%3E">',
    ...assets.fonts.map((file) => `<link rel="preload" href="${file}" as="font" type="font/woff2" crossorigin>`),
    imagePreload(page),
    ...assets.styles.map((file) => `<link rel="stylesheet" href="${file}">`),
    ...assets.preloads(page.routeName).map((file) => `<link rel="modulepreload" href="${file}">`),
    assets.devHead,
    `<script type="module" src="${assets.entry}"></script>`,
    ...(meta.jsonLd ?? []).map((data) => `<script type="application/ld+json">${json(data)}</script>`),
  ];
  return `<!doctype html>
<html lang="en">
<head>
${head.filter(Boolean).join('\n')}
</head>
<body>
<div id="root">${page.html}</div>
<script type="application/json" id="state">${json(page.state)}</script>
</body>
</html>
`;
}

function imagePreload({ meta: { preloadImage: image } }: RenderedPage): string | undefined {
  if (!image) return undefined;
  const srcSet = image.srcSet ? ` imagesrcset="${escapeHtml(image.srcSet)}"` : '';
  const sizes = image.sizes ? ` imagesizes="${escapeHtml(image.sizes)}"` : '';
  return `<link rel="preload" as="image" href="${escapeHtml(image.src)}"${srcSet}${sizes} fetchpriority="high">`;
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

/** JSON that cannot end its script element. */
function json(data: unknown): string {
  return JSON.stringify(data)
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');
}
