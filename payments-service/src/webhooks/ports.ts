import type { ProviderEvent } from '../providers/provider-contract';

export interface StoredEvent extends ProviderEvent {
  /** Ours. */
  id: string;
  provider: string;
  receivedAt: string;
  attempts: number;
}

export interface WebhookInbox {
  /** Stores an event once; a repeated one answers what was stored, with whether it has been handled. */
  receive(provider: string, event: ProviderEvent, at: string): Promise<{ event: StoredEvent; handled: boolean }>;
  listDue(now: string, limit: number): Promise<StoredEvent[]>;
  /** `note` says why nothing had to be done. */
  markHandled(id: string, at: string, note: string | null): Promise<void>;
  retryAt(id: string, at: string, error: string): Promise<void>;
}
