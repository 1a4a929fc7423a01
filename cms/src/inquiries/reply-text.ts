interface Message {
  name: string;
  message: string | null;
  /** ISO 8601. */
  receivedAt: string;
}

/** The text of a reply: what was typed, unchanged, and below it what the sender wrote, newest first. */
export function replyText(typed: string, messages: Message[], timeZone: string): string {
  const quotes = messages
    .filter((each): each is Message & { message: string } => each.message !== null)
    .toSorted((one, other) => other.receivedAt.localeCompare(one.receivedAt))
    .map(({ name, message, receivedAt }) => `${said(receivedAt, timeZone)}, ${name} wrote:\n${quoted(message)}`);
  return `${[typed, ...quotes].join('\n\n')}\n`;
}

/** 'On 21 November 2026 at 14:03' */
function said(instant: string, timeZone: string): string {
  const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone });
  return `On ${format.format(new Date(instant))}`;
}

function quoted(text: string): string {
  return text.replaceAll(/^(.*)$/gm, (line) => (line === '' ? '>' : `> ${line}`));
}
