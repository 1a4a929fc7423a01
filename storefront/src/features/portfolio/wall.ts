/** Where a piece hangs on the twelve columns, its picture's shape there, and how wide it is shown. */
export interface Place {
  column: string;
  shape: string;
  sizes: string;
}

const WIDE: Place = {
  column: 'col-span-12',
  shape: 'aspect-4/3 md:aspect-16/9',
  sizes: '(min-width: 106rem) 99rem, 94vw',
};
const UPRIGHT: Place = {
  column: 'col-span-12 md:col-span-5',
  shape: 'aspect-4/3 md:aspect-4/5',
  sizes: '(min-width: 52rem) 52vw, 94vw',
};
const BROAD: Place = {
  column: 'col-span-12 md:col-span-7 md:self-end',
  shape: 'aspect-4/3',
  sizes: '(min-width: 52rem) 55vw, 94vw',
};
const INDENTED: Place = {
  column: 'col-span-12 md:col-span-9 md:col-start-4',
  shape: 'aspect-4/3 md:aspect-16/10',
  sizes: '(min-width: 52rem) 71vw, 94vw',
};

/** The rhythm of a wall: one alone, two pairs, one alone. */
const RHYTHM = [WIDE, UPRIGHT, BROAD, BROAD, UPRIGHT, INDENTED];
/** Places whose neighbour is the next piece. */
const FIRST_OF_PAIR = new Set([1, 3]);

/** The place of the piece at `index` of `count`: the last one never stands beside a gap. */
export function placeOf(index: number, count: number): Place {
  const step = index % RHYTHM.length;
  const alone = index === count - 1 && FIRST_OF_PAIR.has(step);
  return (alone ? INDENTED : RHYTHM[step]) ?? WIDE;
}
