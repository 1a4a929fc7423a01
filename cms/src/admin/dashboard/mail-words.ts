import type { SiteMailKind } from './wire';

export const ORDER_MAIL_KINDS: Record<string, string> = {
  receipt: 'Receipt',
  order_links: 'Order link',
  refund: 'Refund note',
  new_version: 'News of a new version',
};

export const SITE_MAIL_KINDS: Record<SiteMailKind, string> = {
  'inquiry-notice': 'Notice of an inquiry',
  'inquiry-acknowledgement': 'Acknowledgement of an inquiry',
  'inquiry-reply': 'Reply to an inquiry',
  'booking-notice': 'Notice of a booking',
  'booking-confirmation': 'Confirmation of a booking',
  'booking-cancellation': 'Cancellation of a booking',
  'new-password': 'Link for a new password',
};

export const WHAT = {
  refused: 'not sent',
  bounced: 'came back',
  complained: 'called spam by its receiver',
} as const;
