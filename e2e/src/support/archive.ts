import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { unzipSync } from 'fflate';
import { validateBytes } from 'gltf-validator';
import type { Page } from 'playwright-core';
import { getDocumentProxy } from 'unpdf';

/** What a page can say of a file: its size where it has one (pixels), and what is wrong with it. */
interface Opened {
  size?: string;
  fault?: string;
}

const IN_BROWSER: Record<string, string> = {
  svg: 'image/svg+xml',
  html: 'text/html',
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  mp4: 'video/mp4',
  webm: 'video/webm',
  woff2: 'font/woff2',
  otf: 'font/otf',
  ttf: 'font/ttf',
};

/** Extensions that need no more than to be there: prose, styles, scripts, models' text formats. */
const PLAIN = new Set(['md', 'txt', 'css', 'mjs', 'py', 'csv', 'obj', 'mtl', 'ai', 'fea']);

export const extensionOf = (name: string) => path.extname(name).slice(1).toLowerCase();

/** An archive's files by name; folders left out. */
export async function readArchive(file: string): Promise<Map<string, Uint8Array>> {
  const entries = Object.entries(unzipSync(await readFile(file)));
  return new Map(entries.filter(([name]) => !name.endsWith('/')));
}

/**
 * Opens every file with its format's own reader: the browser for pictures, films, pages and type, Khronos' validator for
 * glTF, pdf.js for PDF.
 * @returns sizes found ('1920 × 1080' in pixels, 'A4'), and each fault as 'name: what is wrong'
 */
export async function openAll(page: Page, files: Map<string, Uint8Array>) {
  const sizes = new Set<string>();
  const faults: string[] = [];
  for (const [name, bytes] of files) {
    const extension = extensionOf(name);
    const mime = IN_BROWSER[extension];
    const opened = mime
      ? await page.evaluate(openInPage, { mime, base64: Buffer.from(bytes).toString('base64') })
      : await openHere(extension, bytes);
    if (opened.size) sizes.add(opened.size);
    if (opened.fault) faults.push(`${name}: ${opened.fault}`);
    if (extension === 'html') faults.push(...missingNeighbours(name, Buffer.from(bytes).toString(), files));
  }
  return { sizes, faults };
}

async function openHere(extension: string, bytes: Uint8Array): Promise<Opened> {
  if (bytes.length === 0) return { fault: 'is empty' };
  if (PLAIN.has(extension)) return {};
  try {
    switch (extension) {
      case 'json':
        JSON.parse(Buffer.from(bytes).toString());
        return {};
      case 'glb': {
        const { issues } = await validateBytes(bytes);
        const [first] = issues.messages;
        return issues.numErrors === 0 ? {} : { fault: first?.message ?? 'not valid glTF' };
      }
      case 'pdf': {
        const document = await getDocumentProxy(Uint8Array.from(bytes));
        const { width, height } = (await document.getPage(1)).getViewport({ scale: 1 });
        return { size: paperSize(width, height) };
      }
      case 'blend':
        // Plain, or packed by Zstandard.
        return /^(BLENDER|\(\xb5\/\xfd)/.test(Buffer.from(bytes).toString('latin1', 0, 7))
          ? {}
          : { fault: 'not Blender' };
      default:
        return { fault: 'a format that nobody opens here' };
    }
  } catch (error) {
    return { fault: String(error) };
  }
}

/** ISO 216 by points; a page that has another size has no name. */
function paperSize(width: number, height: number): string | undefined {
  const papers: Record<string, string> = { '595×842': 'A4', '420×595': 'A5', '842×1191': 'A3' };
  return papers[`${Math.round(Math.min(width, height))}×${Math.round(Math.max(width, height))}`];
}

/** Local files that a page asks for and that the archive has not. */
function missingNeighbours(name: string, html: string, files: Map<string, Uint8Array>): string[] {
  const asked = [...html.matchAll(/\b(?:src|href)="([^"#?]+)/g)].map(([, address]) => address ?? '');
  return asked
    .filter((address) => !/^([a-z]+:|\/\/)/.test(address))
    .filter((address) => !files.has(path.posix.join(path.posix.dirname(name), decodeURI(address))))
    .map((address) => `${name}: asks for ${address}`);
}

async function openInPage({ mime, base64 }: { mime: string; base64: string }): Promise<Opened> {
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  const blob = new Blob([bytes], { type: mime });
  const sized = (width: number, height: number) => ({ size: `${width} × ${height}` });
  try {
    if (mime.startsWith('font/')) {
      await new FontFace('opened', bytes).load();
      return {};
    }
    if (mime === 'text/html') return (await blob.text()).includes('<title>') ? {} : { fault: 'a page without a title' };
    if (mime === 'image/svg+xml') {
      const root = new DOMParser().parseFromString(await blob.text(), mime).documentElement;
      const fault = root.querySelector('parsererror')?.textContent ?? (root.localName === 'svg' ? '' : 'not an SVG');
      const [, , width = 0, height = 0] = (root.getAttribute('viewBox') ?? '').split(/[ ,]+/).map(Number);
      return fault ? { fault } : sized(width, height);
    }
    if (mime.startsWith('image/')) {
      const { width, height } = await createImageBitmap(blob);
      return sized(width, height);
    }
    const film = document.createElement('video');
    film.muted = true;
    film.src = URL.createObjectURL(blob);
    await film.play();
    const moved = new Promise((resolve, reject) => {
      film.ontimeupdate = () => film.currentTime > 0 && resolve(undefined);
      film.onerror = () => reject(new Error(film.error?.message));
    });
    await moved;
    film.pause();
    URL.revokeObjectURL(film.src);
    return sized(film.videoWidth, film.videoHeight);
  } catch (error) {
    return { fault: String(error) };
  }
}
