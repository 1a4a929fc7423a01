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
  kind: 'receipt' | 'order_links' | 'refund';
  /** The receipt's order. */
  orderId: string | null;
  /** Receiver of links to several orders. */
  email: string | null;
  /** The refund that a mail of kind 'refund' tells of. */
  refundId: string | null;
  attempts: number;
}

export interface NewOutboxJob extends Omit<OutboxJob, 'id' | 'attempts' | 'refundId'> {
  refundId?: string;
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
  add(job: NewOutboxJob): Promise<void>;
  /** Takes due jobs for the time of the lease and counts the attempt; another process does not get them. */
  lease(lease: { now: string; until: string; limit: number }): Promise<OutboxJob[]>;
  /** Done, with the server's answer in the mail log; `mail` is null where there was nothing to send. */
  complete(jobId: string, mail: SentMail | null, at: string): Promise<void>;
  retryAt(jobId: string, at: string, error: string): Promise<void>;
  /** The server will never take it: kept with its answer, not repeated. */
  refuse(jobId: string, answer: string): Promise<void>;
  /** Ends the receipts of an order that nobody has been given yet. */
  withdrawReceipts(orderId: string, at: string): Promise<void>;
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
