import type { Figures, Period, ProductLine } from './wire';

export interface Sorting {
  by: 'title' | keyof Figures;
  isDescending: boolean;
}

/** Sorted by a column; what is not known comes last either way, and equals stand by their titles. */
export function sortLines(lines: readonly ProductLine[], { by, isDescending }: Sorting, period: Period): ProductLine[] {
  const direction = isDescending ? -1 : 1;
  return lines.toSorted((one, other) => {
    const byTitle = one.title.localeCompare(other.title);
    if (by === 'title') return byTitle * direction;
    const [left = null, right = null] = [one[period][by], other[period][by]];
    if (left === right) return byTitle;
    if (left === null) return 1;
    if (right === null) return -1;
    return (left - right) * direction;
  });
}
