const LONGEST_QUOTE = 1500;
const LINK =
  /\b[a-z][a-z0-9+.-]*:\/\/\S+|[\w.+-]+@[\w-]+(\.[\w-]+)+|\b[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)*\.\p{L}{2,}(\/\S*)?/giu;

/**
 * A name as our mails may say it: short and without web addresses, so that nobody writes to others through us. A dot
 * inside a word gets a space ('J. R. Hartley', 'evil. example'), by which mail programs make no link of it.
 */
export function mailName(name: string): string {
  return name
    .replaceAll(/[a-z][a-z0-9+.-]*:\/\/\S*|www\.\S*/giu, ' ')
    .replaceAll(/[\u202a-\u202e\u2066-\u2069]/gu, '')
    .replaceAll(/\.(?=[\p{L}\p{N}])/gu, '. ')
    .replaceAll(/\s+/gu, ' ')
    .trim()
    .slice(0, 80);
}

/** Somebody's words as we may quote them to an address that nobody has proved to own: what mail programs link is left out. */
export function guardedQuote(text: string): string {
  const guarded = text.replaceAll(LINK, '[link]');
  return guarded.length > LONGEST_QUOTE ? `${guarded.slice(0, LONGEST_QUOTE)}…` : guarded;
}

/** 'Thank you, Ada.' */
export function thanks(name: string): string {
  const said = mailName(name);
  return said === '' ? 'Thank you.' : `Thank you, ${said}.`;
}
