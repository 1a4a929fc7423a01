import { createHmac } from 'node:crypto';
import { z } from 'zod';
import type { MailEvent, MailEventReader } from '../delivery/mail-events';
import { equalInConstantTime } from '../lib/constant-time';

// Mailgun's manual, 'Securing webhooks' and 'Webhook payloads'.
const payloadSchema = z.object({
  signature: z.object({ timestamp: z.coerce.string(), token: z.string().min(1), signature: z.string() }),
  'event-data': z.object({
    id: z.string().min(1),
    event: z.string(),
    severity: z.string().optional(),
    recipient: z.string().optional(),
    reason: z.string().optional(),
    message: z.object({ headers: z.object({ 'message-id': z.string().optional() }).optional() }).optional(),
    'delivery-status': z.object({ message: z.string().optional(), description: z.string().optional() }).optional(),
  }),
});

const LONGEST_REASON = 500;
/** Mailgun repeats a call for eight hours. */
const OLDEST_MS = 24 * 3_600_000;

/**
 * Mailgun signs a timestamp and a token, not the event: a token is therefore taken once (`MailEvent.token`), within a day.
 * @param signingKey the account's HTTP webhook signing key
 */
export function createMailgunReader(signingKey: string): MailEventReader {
  return {
    id: 'mailgun',
    read(rawBody, now) {
      const payload = payloadSchema.safeParse(jsonOf(rawBody)).data;
      if (!payload) return 'invalid';
      const { timestamp, token, signature } = payload.signature;
      const expected = createHmac('sha256', signingKey)
        .update(timestamp + token)
        .digest('hex');
      if (!equalInConstantTime(signature, expected)) return 'invalid';
      const age = Math.abs(now.getTime() - Number(timestamp) * 1000);
      if (!(age <= OLDEST_MS)) return 'invalid';
      return toEvent(payload['event-data'], token);
    },
  };
}

function toEvent(data: z.infer<typeof payloadSchema>['event-data'], token: string): MailEvent | null {
  const kind = data.event === 'complained' ? 'complained' : 'bounced';
  const isFinal = data.event === 'complained' || (data.event === 'failed' && data.severity === 'permanent');
  if (!isFinal || data.recipient === undefined) return null;
  const status = data['delivery-status'];
  return {
    eventId: data.id,
    token,
    kind,
    messageId: (data.message?.headers?.['message-id'] ?? '').replace(/^<|>$/g, ''),
    recipient: data.recipient,
    reason: (status?.message || status?.description || data.reason || '').slice(0, LONGEST_REASON),
  };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
