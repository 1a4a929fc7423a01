const MOST_LINKS = 3;
const LINK = /\bhttps?:\/\/|\bwww\./giu;
const MARKUP = /<a\s|\[url[=\]]|\[link[=\]]/iu;

interface Suspect {
  name: string;
  message: string | null;
  /** Whether the field that people do not see came filled in. */
  fax: boolean;
}

/** Why a submission may be spam; empty for most. It is kept in any case. */
export function findSpamReasons({ name, message, fax }: Suspect): string[] {
  const text = message ?? '';
  return [
    ...(fax ? [HONEYPOT] : []),
    ...(countLinks(text) > MOST_LINKS ? ['Many links'] : []),
    ...(MARKUP.test(text) ? ['Links written as code'] : []),
    ...(countLinks(name) > 0 ? ['A link as a name'] : []),
  ];
}

/** No person fills that field in, so nobody is written to about it. */
export const HONEYPOT = 'Filled in a field that people do not see';

function countLinks(text: string): number {
  return text.match(LINK)?.length ?? 0;
}
