import type { WebhookHealth, HealthNote } from '../admin/health-ports';

/** How many there are of a state, with what else tells them apart. */
export interface StateCount {
  state: string;
  count: number;
}

/** What the database tells of the shop's last hour, and of what waits. Instants are ISO 8601. */
export interface ShopFigures {
  orders: StateCount[];
  payments: (StateCount & { method: string })[];
  /** Mails that are due or under way; `oldestAt` is when the oldest was asked for. */
  outbox: { depth: number; oldestAt: string | null; refused: number };
  /** Mails of the last day that came back. */
  mailsReturned: number;
  /** Money that waits for a decision of support. */
  refundQueue: number;
}

export interface FigureStore {
  read(now: Date): Promise<ShopFigures>;
}

export interface MetricsDeps {
  figures: FigureStore;
  health: { notes(): Promise<HealthNote[]>; webhooks(): Promise<WebhookHealth[]> };
  /** By the name they have in the metrics. */
  folders: Record<string, string>;
  now: () => Date;
}
