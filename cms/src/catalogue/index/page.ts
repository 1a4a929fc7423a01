import type { NumberSet } from './number-set';

/** Fills itself from groups that are offered in order; within each the highest number comes first. */
export class Page {
  readonly numbers: number[] = [];

  constructor(
    private skip: number,
    private readonly limit: number,
  ) {}

  get isFull(): boolean {
    return this.numbers.length >= this.limit;
  }

  /** Whether the page only begins after this group. */
  passes(group: NumberSet): boolean {
    if (group.size > this.skip) return false;
    this.skip -= group.size;
    return true;
  }

  offer(group: NumberSet): void {
    if (this.isFull || this.passes(group)) return;
    for (const number of group.descending()) {
      if (this.isFull) return;
      this.add(number);
    }
  }

  add(number: number): void {
    if (this.skip > 0) this.skip -= 1;
    else if (!this.isFull) this.numbers.push(number);
  }
}
