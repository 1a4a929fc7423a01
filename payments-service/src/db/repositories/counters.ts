import type { Kysely } from 'kysely';
import type { Schema } from '../schema';

/**
 * The next number of a series. The counter's row stays locked until the transaction ends, and a rollback gives the
 * number back: numbers have no gaps. Call it inside the transaction that uses the number.
 */
export async function nextNumber(db: Kysely<Schema>, series: string, first: number): Promise<number> {
  const { value } = await db
    .insertInto('counters')
    .values({ name: series, value: first })
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet((update) => ({ value: update('counters.value', '+', 1) })),
    )
    .returning('value')
    .executeTakeFirstOrThrow();
  return value;
}
