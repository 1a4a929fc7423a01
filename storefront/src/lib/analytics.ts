/** The accounts that count visits; null where none is configured. */
export interface TrackingIds {
  /** Google Analytics 4, 'G-…'. */
  analyticsId: string | null;
  /** Meta's pixel, a number. */
  pixelId: string | null;
}

declare global {
  interface Window {
    gtag?: (...command: unknown[]) => void;
    fbq?: (...command: unknown[]) => void;
  }
}

/** Tells page analytics and the pixel of an event (S 7); nothing happens while they are not loaded. */
export function trackEvent(name: string, { category, label }: { category: string; label: string }): void {
  window.gtag?.('event', name, { event_category: category, event_label: label });
  window.fbq?.('trackCustom', name, { category, label });
}

/** The accounts that the server named in the page. */
export function trackingIds(): TrackingIds | null {
  const text = document.getElementById('tracking')?.textContent;
  return text ? (JSON.parse(text) as TrackingIds) : null;
}
