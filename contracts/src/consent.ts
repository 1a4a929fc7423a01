/**
 * What a buyer of digital content agrees to before delivery starts (EU directive 2011/83, article 16 m).
 * A new wording is a new version: an order keeps the version and the words that its buyer saw.
 */
export const DIGITAL_CONTENT_CONSENT = {
  version: '2026-11',
  text: 'Deliver my files right after payment. I know that I lose my right of withdrawal once delivery has begun.',
} as const;
