import { previewToken } from './preview';

/** A browser's wish not to be counted: Global Privacy Control and Do Not Track. */
interface Wishes {
  globalPrivacyControl?: boolean;
  doNotTrack?: string | null;
}

/**
 * Tells the shop that a product was looked at, put into the cart or saved: a number for the studio, nothing of who it
 * was. The browser sends it when it has time, also while the page is being left; what fails is not counted, nor is a
 * preview, nor what nobody sees. The answer to a click is painted first: to hand over what is to be sent takes
 * milliseconds.
 */
export function countProduct(id: number, kind: 'view' | 'cart' | 'wishlist'): void {
  const { globalPrivacyControl, doNotTrack } = navigator as Wishes;
  if (globalPrivacyControl || doNotTrack === '1' || previewToken(window.location.search) !== null) return;
  const body = new Blob([JSON.stringify({ kind })], { type: 'application/json' });
  requestAnimationFrame(() => setTimeout(() => navigator.sendBeacon?.(`/api/products/${id}/counts`, body)));
}
