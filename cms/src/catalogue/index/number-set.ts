/** One chunk's bits are 1 KiB: a row that a database reads with its page, and few rows for many numbers. */
const CHUNK = 8192;
const WORDS = CHUNK / 32;
const FULL_BYTES = WORDS * 4;

/** A chunk as it is stored. */
export interface StoredChunk {
  chunk: number;
  /** How many numbers it has. */
  size: number;
  bits: Buffer;
}

/** A set of whole numbers from 0, a bit for each; it is not changed after it was made. Empty chunks are left out. */
export class NumberSet {
  static readonly EMPTY = new NumberSet(new Map());
  private counted: number | undefined;

  private constructor(private readonly chunks: ReadonlyMap<number, Uint32Array>) {}

  static of(numbers: number[]): NumberSet {
    const chunks = new Map<number, Uint32Array>();
    for (const number of numbers) {
      const chunk = chunkOf(number);
      const words = chunks.get(chunk) ?? new Uint32Array(WORDS);
      chunks.set(chunk, words);
      setBit(words, number % CHUNK);
    }
    return new NumberSet(chunks);
  }

  static stored(rows: Omit<StoredChunk, 'size'>[]): NumberSet {
    return new NumberSet(new Map(rows.map(({ chunk, bits }) => [chunk, decode(bits)])));
  }

  store(): StoredChunk[] {
    return [...this.chunks].map(([chunk, words]) => ({ chunk, size: sizeOf(words), bits: encode(words) }));
  }

  get size(): number {
    this.counted ??= [...this.chunks.values()].reduce((sum, words) => sum + sizeOf(words), 0);
    return this.counted;
  }

  has(number: number): boolean {
    const words = this.chunks.get(chunkOf(number));
    const place = number % CHUNK;
    return words !== undefined && ((at(words, place >>> 5) >>> (place & 31)) & 1) === 1;
  }

  and(other: NumberSet): NumberSet {
    const shared = [...this.chunks.keys()].filter((chunk) => other.chunks.has(chunk));
    return this.combine(shared, other, (mine, its) => mine & its);
  }

  or(other: NumberSet): NumberSet {
    if (other.chunks.size === 0) return this;
    const chunks = new Set([...this.chunks.keys(), ...other.chunks.keys()]);
    return this.combine([...chunks], other, (mine, its) => mine | its);
  }

  without(other: NumberSet): NumberSet {
    if (other.chunks.size === 0) return this;
    return this.combine([...this.chunks.keys()], other, (mine, its) => mine & ~its);
  }

  /** The highest number first. */
  *descending(): Generator<number> {
    for (const chunk of [...this.chunks.keys()].toSorted((left, right) => right - left)) {
      for (const place of placesOf(this.chunks.get(chunk) ?? NONE)) yield chunk * CHUNK + place;
    }
  }

  private combine(chunks: number[], other: NumberSet, join: (mine: number, its: number) => number): NumberSet {
    const joined = new Map<number, Uint32Array>();
    for (const chunk of chunks) {
      const mine = this.chunks.get(chunk) ?? NONE;
      const its = other.chunks.get(chunk) ?? NONE;
      const words = new Uint32Array(WORDS);
      let any = 0;
      for (let index = 0; index < WORDS; index += 1) {
        const word = join(at(mine, index), at(its, index));
        words[index] = word;
        any |= word;
      }
      if (any !== 0) joined.set(chunk, words);
    }
    return new NumberSet(joined);
  }
}

/** The chunk that a number stands in. */
export function chunkOf(number: number): number {
  return Math.floor(number / CHUNK);
}

const NONE = new Uint32Array(WORDS);

function at(words: Uint32Array, index: number): number {
  return words[index] ?? 0;
}

function setBit(words: Uint32Array, place: number): void {
  words[place >>> 5] = at(words, place >>> 5) | (1 << (place & 31));
}

/** The last place first. */
function* placesOf(words: Uint32Array): Generator<number> {
  for (let index = WORDS - 1; index >= 0; index -= 1) {
    let word = at(words, index);
    while (word !== 0) {
      const bit = 31 - Math.clz32(word);
      yield index * 32 + bit;
      word &= ~(1 << bit);
    }
  }
}

/** Counts the bits of each word side by side ('population count'). */
function sizeOf(words: Uint32Array): number {
  let size = 0;
  for (let word of words) {
    word -= (word >>> 1) & 0x55555555;
    word = (word & 0x33333333) + ((word >>> 2) & 0x33333333);
    size += Math.imul((word + (word >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
  }
  return size;
}

/** A few numbers are stored as their places, two bytes each; many as their bits, in this machine's byte order. */
function encode(words: Uint32Array): Buffer {
  const size = sizeOf(words);
  if (size * 2 >= FULL_BYTES) return Buffer.from(words.buffer, words.byteOffset, FULL_BYTES);
  const places = Buffer.alloc(size * 2);
  let next = 0;
  for (const place of placesOf(words)) next = places.writeUInt16LE(place, next);
  return places;
}

function decode(stored: Buffer): Uint32Array {
  if (stored.length === FULL_BYTES) {
    return new Uint32Array(stored.buffer.slice(stored.byteOffset, stored.byteOffset + FULL_BYTES));
  }
  const words = new Uint32Array(WORDS);
  for (let from = 0; from < stored.length; from += 2) setBit(words, stored.readUInt16LE(from));
  return words;
}
