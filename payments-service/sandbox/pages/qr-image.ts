import { crc32, deflateSync } from 'node:zlib';
import { encode, renderSVG } from 'uqr';

const PIXELS_PER_MODULE = 8;
const GREYSCALE_ONE_BIT = Buffer.from([1, 0, 0, 0, 0]);

export function qrSvg(text: string): string {
  return renderSVG(text, { border: 4 });
}

/** A PNG of one bit per pixel: black on white, with the quiet zone that scanners want. */
export function qrPng(text: string): Buffer {
  const { data, size } = encode(text, { border: 4 });
  const width = size * PIXELS_PER_MODULE;
  const rows = data.flatMap((modules) => {
    const row = Buffer.alloc(1 + width / 8);
    // Eight pixels per module: one module is one byte.
    modules.forEach((dark, column) => row.writeUInt8(dark ? 0x00 : 0xff, 1 + column));
    return Array.from({ length: PIXELS_PER_MODULE }, () => row);
  });
  const header = Buffer.alloc(8);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(width, 4);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', Buffer.concat([header, GREYSCALE_ONE_BIT])),
    chunk('IDAT', deflateSync(Buffer.concat(rows))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}
