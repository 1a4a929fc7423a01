/**
 * Keeps what is costly to make, up to a number of bytes; the least recently used goes first. Makes one thing at a time,
 * so that requests for others get their turn between, and once for all who ask at the same time.
 */
export class ByteCache {
  private readonly kept = new Map<string, Buffer>();
  private readonly underWay = new Map<string, Promise<Buffer>>();
  private bytes = 0;
  private last: Promise<unknown> = Promise.resolve();

  constructor(private readonly maxBytes: number) {}

  /** What was kept, else what `make` gives. A failure is not kept. */
  get(key: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const found = this.kept.get(key);
    if (found) {
      this.kept.delete(key);
      this.kept.set(key, found);
      return Promise.resolve(found);
    }
    return this.underWay.get(key) ?? this.make(key, make);
  }

  private make(key: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const made = this.last.then(make).then((value) => {
      this.keep(key, value);
      return value;
    });
    this.underWay.set(key, made);
    this.last = made.catch(() => undefined).finally(() => this.underWay.delete(key));
    return made;
  }

  private keep(key: string, value: Buffer): void {
    this.kept.set(key, value);
    this.bytes += value.length;
    for (const [oldest, { length }] of this.kept) {
      if (this.bytes <= this.maxBytes) return;
      this.kept.delete(oldest);
      this.bytes -= length;
    }
  }
}
