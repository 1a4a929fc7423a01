import { createHash } from 'node:crypto';
import type { SandboxDatabase } from '../database';
import { StripeError } from './stripe-error';

const MAX_KEY_LENGTH = 255;

export interface KeptAnswer {
  requestId: string;
  status: number;
  body: string;
}

/** The first answer under each idempotency key, 500s too; kept as long as the database. */
export class IdempotencyStore {
  constructor(private readonly database: SandboxDatabase) {}

  /** The kept answer, or undefined for a new key. 400 `idempotency_error` if the key came with another request. */
  find(key: string, fingerprint: string): KeptAnswer | undefined {
    if (key.length > MAX_KEY_LENGTH) {
      const message = `Idempotency keys can have up to ${MAX_KEY_LENGTH} characters.`;
      throw new StripeError(400, { type: 'invalid_request_error', message });
    }
    const row = this.database
      .prepare('SELECT fingerprint, request_id AS requestId, status, body FROM idempotent_answers WHERE key = ?')
      .get(key) as (KeptAnswer & { fingerprint: string }) | undefined;
    if (row !== undefined && row.fingerprint !== fingerprint) {
      throw new StripeError(400, {
        type: 'idempotency_error',
        message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
      });
    }
    return row;
  }

  keep(key: string, fingerprint: string, answer: KeptAnswer, now: number): void {
    this.database
      .prepare(
        `INSERT INTO idempotent_answers (key, fingerprint, request_id, status, body, created_at) VALUES (?, ?, ?, ?, ?, ?)`,
      )
      .run(key, fingerprint, answer.requestId, answer.status, answer.body, now);
  }
}

/** What two requests under one key must share: method, path and parameters, in whatever order they came. */
export function fingerprintOf(method: string, path: string, form: string): string {
  const params = new URLSearchParams(form);
  params.sort();
  return createHash('sha256').update(`${method} ${path}\n${params}`).digest('hex');
}
