import { setting } from './settings';
import { until } from './until';

/** A mail as MailDev shows it. */
export interface Mail {
  id: string;
  subject: string;
  to: { address: string }[];
  from: { address: string; name: string }[];
  html: string;
  text: string;
  messageId: string;
}

/** The mails to one address, oldest first. */
export async function mailsTo(address: string): Promise<Mail[]> {
  const response = await fetch(`http://127.0.0.1:${setting('MAILBOX_PORT')}/email`);
  const mails = (await response.json()) as Mail[];
  return mails.filter(({ to }) => to.some((recipient) => recipient.address === address));
}

/** Waits for the first mail to an address and returns it. */
export function mailTo(address: string): Promise<Mail> {
  return until(async () => (await mailsTo(address))[0], `a mail to ${address}`);
}

/** The first link of a mail's text whose path starts with `prefix`. */
export function linkIn(mail: Mail, prefix: string): string {
  const origin = setting('PUBLIC_URL');
  const link = mail.text.match(new RegExp(`${origin}${prefix}[^\\s)]*`))?.[0];
  if (!link) throw new Error(`no link to ${prefix} in: ${mail.text}`);
  return link;
}
