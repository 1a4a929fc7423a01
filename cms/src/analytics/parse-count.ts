import type { Context } from 'koa';
import { parseProductNumber } from '../catalogue/parse-query';
import { COUNTED_KINDS, type CountedKind, type Visitor } from './count-product';

interface Beacon {
  number: number;
  kind: CountedKind;
  /** Null: the browser asks that nobody be counted (Global Privacy Control, Do Not Track). */
  visitor: Visitor | null;
}

/** Reads what a product page sent; a text says what is wrong with it. */
export function parseCount(ctx: Context): Beacon | string {
  // A page of another site can send no JSON without asking first.
  if (!ctx.is('application/json')) return 'Send JSON.';
  const number = parseProductNumber(ctx.params.number);
  const kind = COUNTED_KINDS.find((each) => each === kindIn(ctx.request.body));
  if (number === null || kind === undefined) return `kind: one of ${COUNTED_KINDS.join(', ')}`;
  const asksNotTo = ctx.get('Sec-GPC') === '1' || ctx.get('DNT') === '1';
  return { number, kind, visitor: asksNotTo ? null : { address: ctx.ip, userAgent: ctx.get('User-Agent') } };
}

function kindIn(body: unknown): unknown {
  return typeof body === 'object' && body !== null && 'kind' in body ? body.kind : undefined;
}
