import { CONTENT_FALLBACKS, CONTENT_PATHS, type Plan } from '@kiln/contracts/content-api';
import { useContent } from '../../../lib/use-content';

export const PLANS_KEY = CONTENT_PATHS.plans;

/** The yearly packages, in the editors' order. */
export function usePlans() {
  return useContent<Plan[]>(PLANS_KEY, CONTENT_FALLBACKS.plans);
}
