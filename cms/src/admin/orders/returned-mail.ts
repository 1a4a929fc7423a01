import type { Order, OrderMail } from './wire';

/** What came back last, unless a mail of the kind was asked for since. */
export function returnedMail({ mails }: Pick<Order, 'mails'>): OrderMail['returned'] {
  const returned = mails.find((mail) => mail.returned !== null);
  if (!returned?.returned) return null;
  const { at } = returned.returned;
  const isSentSince = mails.some(({ kind, createdAt }) => kind === returned.kind && createdAt > at);
  return isSentSince ? null : returned.returned;
}
