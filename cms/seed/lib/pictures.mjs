import { stat } from 'node:fs/promises';
import { run } from './run.mjs';

export const WIDTH = 1600;
export const HEIGHT = 1200;
export const COVER_LIMIT = 200_000;
export const GALLERY_LIMIT = 250_000;

const FFMPEG = process.env.FFMPEG ?? 'ffmpeg';

/**
 * Writes `png` as a WebP of `size` (null: as large as it is), at the best quality that stays under `limit` bytes.
 */
export async function toWebp(png, out, { limit = GALLERY_LIMIT, size = { width: WIDTH, height: HEIGHT } } = {}) {
  const filters = size ? [`scale=${size.width}:${size.height}:flags=lanczos`] : [];
  for (const quality of [90, 86, 82, 78, 72, 66, 58]) {
    const webp = ['-c:v', 'libwebp', '-quality', String(quality), '-compression_level', '6', '-preset', 'picture'];
    await run(FFMPEG, [
      '-y',
      '-v',
      'error',
      '-i',
      png,
      '-vf',
      filters.join(',') || 'null',
      ...webp,
      '-map_metadata',
      '-1',
      out,
    ]);
    if ((await stat(out)).size <= limit) return;
  }
  throw new Error(`${out} does not fit into ${limit} bytes`);
}

/** Joins numbered frames to an H.264 film without sound that browsers play inline. */
export async function toMp4(framesPattern, out, { fps, crf, width }) {
  const input = ['-framerate', String(fps), '-i', framesPattern, '-vf', `scale=${width}:-2:out_range=tv`];
  const codec = ['-c:v', 'libx264', '-preset', 'slow', '-crf', String(crf), '-pix_fmt', 'yuv420p', '-bitexact'];
  await run(FFMPEG, ['-y', '-v', 'error', ...input, ...codec, '-movflags', '+faststart', out]);
}

/** Encodes a PNG as JPEG (`quality` 2 = best … 31), for large maps; `side` makes it a square of so many pixels. */
export async function toJpeg(png, out, quality = 3, side = null) {
  const smaller = side ? ['-vf', `scale=${side}:${side}:flags=area`] : [];
  await run(FFMPEG, ['-y', '-v', 'error', '-i', png, ...smaller, '-q:v', String(quality), '-bitexact', out]);
}
