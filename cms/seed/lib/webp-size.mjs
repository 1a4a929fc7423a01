/** Width and height in pixels of a WebP file without alpha or animation. Null when it is none. */
export function readWebpSize(webp) {
  if (webp.length < 30 || webp.toString('latin1', 0, 4) !== 'RIFF' || webp.toString('latin1', 8, 12) !== 'WEBP')
    return null;
  const kind = webp.toString('latin1', 12, 16);
  if (kind === 'VP8 ') return { width: webp.readUInt16LE(26) & 0x3fff, height: webp.readUInt16LE(28) & 0x3fff };
  if (kind === 'VP8X') return { width: webp.readUIntLE(24, 3) + 1, height: webp.readUIntLE(27, 3) + 1 };
  const bits = webp.readUInt32LE(21);
  return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 };
}
