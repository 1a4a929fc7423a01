/** More than two lines of a card hold, in letters. */
const LONGEST = 180;

/** The beginning of a text for a place that shows two lines of it, cut between words. */
export function excerpt(text: string): string {
  if (text.length <= LONGEST) return text;
  const end = text.lastIndexOf(' ', LONGEST);
  return `${text.slice(0, end > 0 ? end : LONGEST)}…`;
}
