import { readRange } from './byte-range';
import { attachmentHeader } from './content-disposition';
import type { SoldFile } from './sold-files';

export interface FileToSend {
  content: SoldFile;
  fileName: string;
  mime: string;
  /** Strong, with its quotes. */
  etag: string;
}

/** Answers GET and HEAD with a file as attachment: 200, 206 for one range (RFC 9110), 304, 416. Streams; never cached. */
export async function sendFile(request: Request, file: FileToSend): Promise<Response> {
  const size = await file.content.size();
  const headers = new Headers({
    'accept-ranges': 'bytes',
    'cache-control': 'private, no-store',
    'content-disposition': attachmentHeader(file.fileName),
    'content-type': file.mime,
    etag: file.etag,
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
  });
  if (matches(request.headers.get('if-none-match'), file.etag)) return new Response(null, { status: 304, headers });

  const ifRange = request.headers.get('if-range');
  const wanted = ifRange === null || ifRange === file.etag ? request.headers.get('range') : null;
  const range = readRange(wanted, size);
  if (range === 'unsatisfiable') {
    headers.set('content-range', `bytes */${size}`);
    return new Response(null, { status: 416, headers });
  }
  const { start, end } = range ?? { start: 0, end: size - 1 };
  headers.set('content-length', String(end - start + 1));
  if (range) headers.set('content-range', `bytes ${start}-${end}/${size}`);
  const status = range ? 206 : 200;
  if (request.method === 'HEAD' || size === 0) return new Response(null, { status, headers });
  return new Response(await file.content.read({ start, end }), { status, headers });
}

function matches(header: string | null, etag: string): boolean {
  return header !== null && header.split(',').some((one) => ['*', etag, `W/${etag}`].includes(one.trim()));
}
