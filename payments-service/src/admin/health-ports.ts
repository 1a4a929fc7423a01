/** What went wrong last, and when (ISO 8601). */
export interface LastError {
  at: string;
  message: string;
}

export interface WebhookHealth {
  provider: string;
  lastAt: string;
  /** Milliseconds from the last event's arrival until it was worked; null while it is not. */
  lagMs: number | null;
  unworked: number;
  oldestUnworkedAt: string | null;
}

export interface HealthNote {
  /** 'provider stripe', 'worker payment sweep'. */
  subject: string;
  lastRunAt: string | null;
  lastError: LastError | null;
}

export interface HealthStore {
  noteRun(subject: string, at: string): Promise<void>;
  noteError(subject: string, error: LastError): Promise<void>;
  notes(): Promise<HealthNote[]>;
  webhooks(): Promise<WebhookHealth[]>;
}
