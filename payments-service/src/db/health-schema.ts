import type { OutboxJob } from '../delivery/ports';

// How mails fared after they were taken, and providers and workers; conventions as in schema.ts.

export interface MailEventsTable {
  id: string;
  provider: string;
  event_id: string;
  token: string;
  kind: 'bounced' | 'complained';
  job_id: string | null;
  mail_kind: OutboxJob['kind'] | null;
  order_id: string | null;
  /** Lower case. */
  recipient: string;
  reason: string;
  received_at: string;
}

export interface HealthTable {
  /** 'provider stripe', 'worker payment sweep'. */
  subject: string;
  last_run_at: string | null;
  last_error: string | null;
  last_error_at: string | null;
}
