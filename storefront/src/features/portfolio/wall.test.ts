import { expect, it } from 'vitest';
import { placeOf } from './wall';

const columns = (count: number) => Array.from({ length: count }, (_, index) => placeOf(index, count).column);

it('fills its rows: pairs make twelve columns, the rest stand alone', () => {
  for (let count = 1; count <= 14; count += 1) {
    let open = 0;
    for (const column of columns(count)) {
      const width = Number(/md:col-span-(\d+)/.exec(column)?.[1] ?? 12);
      const indent = Number(/md:col-start-(\d+)/.exec(column)?.[1] ?? 1) - 1;
      open = (open + indent + width) % 12;
    }
    expect(open, `${count} pieces`).toBe(0);
  }
});
