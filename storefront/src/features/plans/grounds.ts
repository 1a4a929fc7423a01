import type { PlanGradient } from '@kiln/contracts/content-api';

/** The drawn ground of a plan (styles/grounds.css). */
export const GROUNDS: Record<PlanGradient, string> = {
  ash: 'ground ground-ash',
  clay: 'ground ground-clay',
  ember: 'ground ground-ember',
  glaze: 'ground ground-glaze',
  soot: 'ground ground-soot',
};
