import type { OutboxJob } from './ports';

/** What a mail provider told of a mail that it had taken. */
export interface MailEvent {
  /** The provider's id of it. */
  eventId: string;
  /** Used once by the provider to sign: the same token is the same event. */
  token: string;
  /** bounced: the address will never take mail; complained: the receiver called it spam. */
  kind: 'bounced' | 'complained';
  /** Message-ID of our mail, without its brackets. */
  messageId: string;
  recipient: string;
  /** The receiving server's words. May hold the address. */
  reason: string;
}

/** The webhook of one mail provider. */
export interface MailEventReader {
  readonly id: string;
  /** 'invalid': not signed by the provider, or too long ago. Null: nothing that concerns us. */
  read(rawBody: string, now: Date): MailEvent | 'invalid' | null;
}

/** The mail that a Message-ID of ours names. */
export interface KnownMail {
  jobId: string;
  kind: OutboxJob['kind'];
  orderId: string | null;
}

export interface StoredMailEvent extends Pick<MailEvent, 'kind' | 'recipient' | 'reason'> {
  id: string;
  jobId: string | null;
  mailKind: OutboxJob['kind'] | null;
  orderId: string | null;
  receivedAt: string;
}

export interface MailEventStore {
  findMail(jobId: string): Promise<KnownMail | undefined>;
  /** False: it is there already. */
  add(provider: string, event: MailEvent, mail: KnownMail | undefined, at: string): Promise<boolean>;
  /** Whether a mail of this kind to the address came back, or was called spam. Compared without case. */
  hasFailed(recipient: string, kind: OutboxJob['kind']): Promise<boolean>;
  /** Of the mails of an order. */
  listByOrder(orderId: string): Promise<StoredMailEvent[]>;
}
