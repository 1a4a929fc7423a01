import { createRoot } from 'react-dom/client';
import { ConsentBar } from '../features/visit-counting/consent-bar';
import type { TrackingIds } from '../lib/analytics';

/** Shows the consent bar in a root of its own: pages that count nothing never load this file. */
export function startVisitCounting(ids: TrackingIds): void {
  const place = document.createElement('div');
  document.body.append(place);
  createRoot(place).render(<ConsentBar ids={ids} />);
}
