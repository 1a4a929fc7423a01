import { extname } from 'node:path';

const MAX_LENGTH = 150;

/** By extension: what a browser claims about a file is not evidence. */
const MIME_BY_EXTENSION: Record<string, string> = {
  '.zip': 'application/zip',
  '.pdf': 'application/pdf',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.glb': 'model/gltf-binary',
  '.blend': 'application/x-blender',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
  '.otf': 'font/otf',
  '.ttf': 'font/ttf',
  '.woff2': 'font/woff2',
};

export function mimeOf(fileName: string): string {
  return MIME_BY_EXTENSION[extname(fileName).toLowerCase()] ?? 'application/octet-stream';
}

/** A name that is safe as a download name: no path, no control characters, not endless. Null when nothing is left. */
export function cleanFileName(raw: string): string | null {
  const base = raw.normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const clean = base.replaceAll(/[\p{Cc}\p{Cf}"<>|:*?]/gu, '').trim();
  if (clean === '' || /^\.+$/.test(clean)) return null;

  const extension = extname(clean).slice(0, 20);
  return clean.length <= MAX_LENGTH ? clean : clean.slice(0, MAX_LENGTH - extension.length) + extension;
}
