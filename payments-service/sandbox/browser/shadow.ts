/** An element that neither takes nor leaves any style: what is in it belongs to the wallet, not to the shop. */
export function shadowWith(css: string): { host: HTMLElement; root: ShadowRoot } {
  const host = document.createElement('div');
  const root = host.attachShadow({ mode: 'open' });
  // A constructed sheet is allowed under a content security policy that forbids inline styles.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  root.adoptedStyleSheets = [sheet];
  return { host, root };
}
