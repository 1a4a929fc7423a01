import { crc32, deflateRawSync, inflateRawSync } from 'node:zlib';

const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
const UTF8_NAMES = 0x0800;

/** MS-DOS date word of an ISO date; the time is always midnight, so the same files give the same bytes. */
function dosDate(isoDate) {
  const [year, month, day] = isoDate.split('-').map(Number);
  return ((year - 1980) << 9) | (month << 5) | day;
}

/**
 * A ZIP archive of `files` ({ name, data: Buffer }), sorted by name and dated `isoDate`.
 * Deterministic; a file that deflate cannot shrink is stored.
 */
export function createZip(files, isoDate) {
  const date = dosDate(isoDate);
  const bodies = [];
  const directory = [];
  let offset = 0;
  for (const { name, data } of [...files].sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const nameBytes = Buffer.from(name, 'utf8');
    const deflated = deflateRawSync(data, { level: 9 });
    const stored = deflated.length >= data.length;
    const body = stored ? data : deflated;
    const shared = Buffer.alloc(26);
    shared.writeUInt16LE(20, 0);
    shared.writeUInt16LE(UTF8_NAMES, 2);
    shared.writeUInt16LE(stored ? 0 : 8, 4);
    shared.writeUInt16LE(0, 6);
    shared.writeUInt16LE(date, 8);
    shared.writeUInt32LE(crc32(data), 10);
    shared.writeUInt32LE(body.length, 14);
    shared.writeUInt32LE(data.length, 18);
    shared.writeUInt16LE(nameBytes.length, 22);
    const local = Buffer.alloc(4);
    local.writeUInt32LE(LOCAL);
    bodies.push(local, shared, nameBytes, body);
    const head = Buffer.alloc(6);
    head.writeUInt32LE(CENTRAL, 0);
    head.writeUInt16LE(20, 4);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(offset, 10);
    directory.push(head, shared, tail, nameBytes);
    offset += 4 + shared.length + nameBytes.length + body.length;
  }
  const central = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(END, 0);
  end.writeUInt16LE(files.length, 8);
  end.writeUInt16LE(files.length, 10);
  end.writeUInt32LE(central.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...bodies, central, end]);
}

/** Entries of an archive: [{ name, size, data }], each checked against its CRC. Throws on a damaged archive. */
export function readZip(zip) {
  const end = zip.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]));
  if (end < 0) throw new Error('not a ZIP archive: no end record');
  const entries = [];
  let at = zip.readUInt32LE(end + 16);
  for (let count = zip.readUInt16LE(end + 10); count > 0; count -= 1) {
    if (zip.readUInt32LE(at) !== CENTRAL) throw new Error(`damaged ZIP directory at byte ${at}`);
    const [nameLength, extraLength, commentLength] = [28, 30, 32].map((field) => zip.readUInt16LE(at + field));
    const name = zip.toString('utf8', at + 46, at + 46 + nameLength);
    const local = zip.readUInt32LE(at + 42);
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    const body = zip.subarray(start, start + zip.readUInt32LE(at + 20));
    const data = zip.readUInt16LE(at + 10) === 0 ? body : inflateRawSync(body);
    if (crc32(data) !== zip.readUInt32LE(at + 16)) throw new Error(`damaged ZIP entry ${name}`);
    entries.push({ name, size: data.length, data });
    at += 46 + nameLength + extraLength + commentLength;
  }
  return entries;
}
