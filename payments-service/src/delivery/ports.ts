/** A file link that was given out. */
export interface Download {
  id: string;
  orderId: string;
  deliverableId: string;
  versionId: string;
  issuedAt: string;
}

export interface DownloadStore {
  issue(download: Download): Promise<void>;
  find(id: string): Promise<Download | undefined>;
  /** Counts a request for the bytes; consumes nothing. */
  recordRequest(id: string, at: string): Promise<void>;
}

/** A mail to be sent, kept in the transaction that gave the reason for it. */
export interface OutboxJob {
  id: string;
  kind: 'receipt' | 'order_links' | 'refund' | 'new_version';
  /** The receipt's order. */
  orderId: string | null;
  /** Receiver of links to several orders. */
  email: string | null;
  /** The refund that a mail of kind 'refund' tells of. */
  refundId: string | null;
  /** The version of a file that a mail of kind 'new_version' tells of. */
  versionId: string | null;
  attempts: number;
  /** A person asked for this one: it goes out also to an address that bounced. */
  byHand: boolean;
}

export interface NewOutboxJob extends Omit<OutboxJob, 'id' | 'attempts' | 'refundId' | 'versionId' | 'byHand'> {
  refundId?: string;
  versionId?: string;
  byHand?: true;
  /** A second job with the same key is not added. */
  dedupeKey: string;
  createdAt: string;
}

export interface SentMail {
  jobId: string;
  recipient: string;
  subject: string;
  messageId: string;
  /** The mail server's last answer. */
  response: string;
  acceptedAt: string;
}

export interface OutboxStore {
  /** False: a job with this key is there already. */
  add(job: NewOutboxJob): Promise<boolean>;
  /** Takes due jobs, those that tell of new versions last, for the time of the lease and counts the attempt; another process does not get them. */
  lease(lease: { now: string; until: string; limit: number }): Promise<OutboxJob[]>;
  /** Done, with the answer of the server in the mail log (call it in a transaction); `mail` is null where nothing was to be sent. */
  complete(jobId: string, mail: SentMail | null, at: string): Promise<void>;
  retryAt(jobId: string, at: string, error: string): Promise<void>;
  /** The server will never take it: kept with its answer, not repeated. */
  refuse(jobId: string, answer: string): Promise<void>;
  /** A refused mail is due again, by hand. False: it is not refused. */
  retry(jobId: string, at: string): Promise<boolean>;
  /** Ends the receipts of an order that nobody has been given yet. */
  withdrawReceipts(orderId: string, at: string): Promise<void>;
}

/** Somebody who bought a file before a version of it, by the newest of their orders that still give it. */
export interface EarlierBuyer {
  orderId: string;
  linkVersion: number;
  accessExpiresAt: string | null;
  /** Their address, lower case. */
  emailKey: string;
}

export interface VersionNews {
  /** One per address, whose access to the file is live, and that bought it before the instant. */
  earlierBuyers(deliverableId: string, before: string): Promise<EarlierBuyer[]>;
  /** Keys of the mails that tell of a version, whatever became of them. */
  mailKeys(versionId: string): Promise<Set<string>>;
  counts(versionId: string): Promise<{ told: number; waiting: number; failed: number }>;
}

export interface RateLimitStore {
  /** Counts one more in the window and answers how many there are. */
  hit(key: string, windowStart: string): Promise<number>;
  forget(before: string): Promise<void>;
}

export interface OutgoingMail {
  to: string;
  subject: string;
  html: string;
  text: string;
  messageId: string;
}

export interface Mailer {
  /** Resolves with the server's answer once it has taken the mail; `onHandover` runs when the last byte goes out. */
  send(mail: OutgoingMail, onHandover: () => void): Promise<string>;
  close(): void;
}

/** Remembers on this machine, across a crash, which mails have gone out to the last byte and await the server's answer. */
export interface Handovers {
  has(jobId: string): boolean;
  note(jobId: string): void;
  forget(jobId: string): void;
}
