import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a page's HTML links to. */
export interface ClientAssets {
  entry: string;
  styles: string[];
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

/** Reads Vite's manifest of the built client. */
export function readAssets(clientDir: string): ClientAssets {
  const manifest = JSON.parse(readFileSync(join(clientDir, '.vite/manifest.json'), 'utf8')) as Manifest;
  const entry = manifest[ENTRY];
  if (!entry) throw new Error(`The client's manifest has no ${ENTRY}: build the storefront again`);
  const fonts = Object.values(manifest)
    .flatMap(({ assets = [] }) => assets)
    .filter((file) => file.endsWith('.woff2'));
  return {
    entry: `/${entry.file}`,
    styles: (entry.css ?? []).map((file) => `/${file}`),
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
