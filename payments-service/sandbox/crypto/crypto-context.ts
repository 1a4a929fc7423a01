import { JsonRefusal } from '../json-provider';
import type { ObjectStore } from '../object-store';
import type { Schedule } from '../schedule';
import type { EventLog } from '../webhooks/event-log';

export type CryptoStatus =
  | 'confirmed'
  | 'confirming'
  | 'expired'
  | 'failed'
  | 'finished'
  | 'partially_paid'
  | 'refunded'
  | 'sending'
  | 'waiting';

export interface CryptoPayment {
  id: string;
  object: 'crypto_payment';
  status: CryptoStatus;
  priceAmount: number;
  priceCurrency: string;
  /** Coins that the buyer has to send. */
  payAmount: number;
  /** Coins that arrived. */
  actuallyPaid: number;
  payCurrency: string;
  payAddress: string;
  payinHash: string | null;
  orderId: string | null;
  orderDescription: string | null;
  purchaseId: string;
  ipnUrl: string | null;
  /** Milliseconds. */
  createdAt: number;
  updatedAt: number;
  expiresAt: number;
}

export interface CryptoContext {
  store: ObjectStore;
  events: EventLog;
  /** `nowpayments.*` actions, each with the id of its payment. */
  schedule: Schedule;
  /** Milliseconds, by the clock that tests can move. */
  now(): number;
}

/** NOWPayments' error envelope. */
export function refusal(status: number, code: string, message: string): JsonRefusal {
  return new JsonRefusal({ status, body: { status: false, statusCode: status, code, message } });
}
