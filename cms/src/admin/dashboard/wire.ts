/** What the CMS's dashboard calls answer. Amounts are US cents, instants ISO 8601. */

export interface DailySales {
  days: { day: string; orders: number; revenue: number }[];
}

export interface Unanswered {
  count: number;
  overdue: number;
  oldestAt: string | null;
}

export interface OrderMailFailure {
  id: string;
  what: 'refused' | 'bounced' | 'complained';
  kind: string | null;
  orderId: string | null;
  orderNumber: number | null;
  recipient: string;
  reason: string;
  at: string;
  retriable: boolean;
}

export type SiteMailKind =
  | 'inquiry-notice'
  | 'inquiry-acknowledgement'
  | 'inquiry-reply'
  | 'booking-notice'
  | 'booking-confirmation'
  | 'booking-cancellation'
  | 'new-password';

export interface SiteMailFailure {
  id: number;
  kind: SiteMailKind;
  desk: { name: 'inbox' | 'bookings'; id: string } | null;
  reason: string;
  at: string;
}

interface LastError {
  at: string;
  message: string;
}

export interface ShopHealth {
  providers: {
    id: string;
    hasWebhook: boolean;
    lastWebhookAt: string | null;
    lagMs: number | null;
    unworked: number;
    oldestUnworkedAt: string | null;
    lastError: LastError | null;
  }[];
  workers: { name: string; lastRunAt: string | null; lastError: LastError | null }[];
}
