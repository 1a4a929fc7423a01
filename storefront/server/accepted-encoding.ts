/** How a page goes to a browser. */
export type Encoding = 'br' | 'gzip' | '';

/** The best of a request's Accept-Encoding that pages are compressed in; '' for none. */
export function acceptedEncoding(header: string | undefined): Encoding {
  if (!header) return '';
  if (/\bbr\b/.test(header)) return 'br';
  return /\bgzip\b/.test(header) ? 'gzip' : '';
}
