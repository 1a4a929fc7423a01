/** The query parameter of a signed link to a draft. The CMS makes it and alone can read it. */
export const PREVIEW = 'preview';

/** The token of a page's address that shows a draft, or null on every other page. */
export function previewToken(search: string): string | null {
  return new URLSearchParams(search).get(PREVIEW);
}

/** The address of content as a preview sees it; what payments-service answers has no drafts. */
export function withPreview(key: string, token: string | null): string {
  if (token === null || key.startsWith('/api/payments')) return key;
  return `${key}${key.includes('?') ? '&' : '?'}${PREVIEW}=${encodeURIComponent(token)}`;
}
