import { storedMessages } from './contact-message';

/** S 2: prints the messages that this browser keeps, for whoever looks for one. They never leave the console. */
export function showInquiries(): void {
  const messages = storedMessages();
  // eslint-disable-next-line no-console -- printing is what it is for
  console.table(messages, ['submittedAt', 'name', 'email', 'message', 'id', 'deliveredAt', 'refusal']);
}
