import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { usedCss } from './used-css';

/** What a page's HTML links to and carries. */
export interface ClientAssets {
  entry: string;
  /** The whole stylesheet; null in development, where the app brings it. */
  stylesheet: string | null;
  /** For the page's own HTML. */
  inline: {
    /** By the HTML of a page, the styles that it needs. */
    styles(html: string): string;
    /** Runs before all others. */
    script: string;
  };
  /** Those that every page has letters of. */
  fonts: string[];
  /** Scripts of a route, by the name of its file, to load beside the entry. */
  preloads(routeName: string): string[];
  /** Development only: HTML for Vite's client. */
  devHead?: string;
}

interface ManifestChunk {
  file: string;
  css?: string[];
  imports?: string[];
  assets?: string[];
}

type Manifest = Record<string, ManifestChunk>;

const ENTRY = 'src/entry-client.tsx';
const EARLY = 'src/early.ts';

/** Reads Vite's manifest of the built client. */
export function readAssets(clientDir: string): ClientAssets {
  const read = (file: string) => readFileSync(join(clientDir, file), 'utf8').trim();
  const manifest = JSON.parse(read('.vite/manifest.json')) as Manifest;
  const chunk = (name: string) => {
    const found = manifest[name];
    if (!found) throw new Error(`The client's manifest has no ${name}: build the storefront again`);
    return found;
  };
  const entry = chunk(ENTRY);
  const early = chunk(EARLY);
  const [stylesheet] = entry.css ?? [];
  if (!stylesheet) throw new Error(`The client's manifest has no stylesheet: build the storefront again`);
  const styles = usedCss(read(stylesheet));
  const fontFaces = (early.css ?? []).map(read).join('');
  const fonts = Object.values(manifest)
    .flatMap(({ assets = [] }) => assets)
    .filter((file) => /-basic-[^/]*\.woff2$/.test(file));
  return {
    entry: `/${entry.file}`,
    stylesheet: `/${stylesheet}`,
    inline: { styles: (html) => fontFaces + styles(html), script: read(early.file) },
    fonts: [...new Set(fonts)].map((file) => `/${file}`),
    preloads(routeName) {
      const files = new Set<string>();
      collect(manifest, ENTRY, files);
      collect(manifest, `src/app/routes/${routeName}.tsx`, files);
      files.delete(entry.file);
      return [...files].map((file) => `/${file}`);
    },
  };
}

function collect(manifest: Manifest, name: string, files: Set<string>): void {
  const chunk = manifest[name];
  if (!chunk || files.has(chunk.file)) return;
  files.add(chunk.file);
  for (const imported of chunk.imports ?? []) collect(manifest, imported, files);
}
