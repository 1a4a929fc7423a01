/**
 * A buyer's name as our mails may say it: one line, without web addresses, so that nobody writes to others through us.
 * A dot inside a word gets a space ('J. R. Hartley', 'evil. example'), by which mail programs make no link of it.
 */
export function mailName(name: string): string {
  return name
    .replace(/[\p{Cc}\u2028-\u202e\u2066-\u2069]/gu, ' ')
    .replace(/[a-z][a-z0-9+.-]*:\/\/\S*|www\.\S*/giu, ' ')
    .replace(/\.(?=[\p{L}\p{N}])/gu, '. ')
    .replace(/\s+/gu, ' ')
    .trim();
}
