import type { TrackingIds } from '../../lib/analytics';

const GOOGLE = 'https://www.googletagmanager.com/gtag/js';
const META = 'https://connect.facebook.net/en_US/fbevents.js';
/** Their addresses are somebody's own, an order's token opens its files: nobody outside learns them. */
const UNCOUNTED = /^\/(orders|account|checkout|payment-|admin)/;

type MetaQueue = NonNullable<Window['fbq']> & {
  callMethod?: (...args: unknown[]) => void;
  queue: unknown[];
  version: string;
};

/**
 * Loads what is configured and counts this page and every one that is shown after it; from a page that is not counted,
 * once another is shown. Call it once, after consent.
 * @returns what ends the counting of further pages
 */
export function startCounters(ids: TrackingIds): () => void {
  let loaded = false;
  const onPage = () => {
    if (!loaded && isCounted()) {
      loaded = true;
      if (ids.analyticsId) startAnalytics(ids.analyticsId);
      if (ids.pixelId) startPixel(ids.pixelId);
    }
    countPage();
  };
  onPage();
  addEventListener('kiln:page', onPage);
  return () => removeEventListener('kiln:page', onPage);
}

const isCounted = () => !UNCOUNTED.test(window.location.pathname);

function startAnalytics(id: string): void {
  const layer: unknown[] = ((window as { dataLayer?: unknown[] }).dataLayer ??= []);
  // Google reads the arguments object itself, not a list of the same things.
  window.gtag = function gtag() {
    // eslint-disable-next-line prefer-rest-params
    layer.push(arguments);
  };
  window.gtag('js', new Date());
  window.gtag('config', id, { send_page_view: false });
  load(`${GOOGLE}?id=${encodeURIComponent(id)}`);
}

function startPixel(id: string): void {
  const queue: unknown[] = [];
  const fbq: MetaQueue = Object.assign(
    (...args: unknown[]) => void (fbq.callMethod ? fbq.callMethod(...args) : queue.push(args)),
    { queue, version: '2.0', push: (...args: unknown[]) => fbq(...args), loaded: true, disablePushState: true },
  );
  window.fbq = fbq;
  // Meta would report presses of buttons with the address of their page.
  fbq('set', 'autoConfig', false, id);
  fbq('init', id);
  load(META);
}

function countPage(): void {
  const { origin, pathname } = window.location;
  // Google sends an address with what it notices by itself, too: never that of a page that is not counted.
  window.gtag?.('set', { page_location: isCounted() ? `${origin}${pathname}` : origin });
  if (!isCounted()) return;
  window.gtag?.('event', 'page_view', { page_title: document.title });
  window.fbq?.('track', 'PageView');
}

function load(src: string): void {
  const script = document.createElement('script');
  script.async = true;
  script.src = src;
  document.head.append(script);
}

/** Takes a consent back: the counters' cookies go, and the page starts again without them. */
export function stopCounters(): void {
  for (const cookie of document.cookie.split('; ')) {
    const name = cookie.split('=')[0] ?? '';
    if (/^(_ga|_fbp|_fbc)/.test(name)) document.cookie = `${name}=; path=/; max-age=0`;
  }
  window.location.reload();
}
