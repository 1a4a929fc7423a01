import type { Witnesses } from '../count';

/** What the demo's mail catcher has got. */
export async function readMailbox({ MAILBOX_PORT: port }: Record<string, string>): Promise<Witnesses['mails']> {
  const mails = (await (await fetch(`http://127.0.0.1:${port}/email`)).json()) as {
    to: { address: string }[];
    messageId: string;
    subject: string;
  }[];
  return mails.map(({ to, messageId, subject }) => ({
    to: to.map(({ address }) => address).join(),
    messageId,
    subject,
  }));
}
