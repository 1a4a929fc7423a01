/** From one end to the other (S 9), milliseconds. */
export const SWEEP_MS = 20_000;

/** Where a linear sweep that turns at either end stands after `elapsed` ms: 0 at the start, 1 at the end. */
export function sweepAt(elapsed: number): number {
  const sweeps = (elapsed / SWEEP_MS) % 2;
  return sweeps <= 1 ? sweeps : 2 - sweeps;
}
