import type { Kysely } from 'kysely';
import type { RateLimitStore } from '../../delivery/ports';
import type { Schema } from '../schema';

export function createRateLimitRepository(db: Kysely<Schema>): RateLimitStore {
  return {
    async hit(key, windowStart) {
      const { hits } = await db
        .insertInto('rate_limits')
        .values({ key, window_start: windowStart, hits: 1 })
        .onConflict((conflict) =>
          conflict
            .columns(['key', 'window_start'])
            .doUpdateSet((update) => ({ hits: update('rate_limits.hits', '+', 1) })),
        )
        .returning('hits')
        .executeTakeFirstOrThrow();
      return hits;
    },

    async forget(before) {
      await db.deleteFrom('rate_limits').where('window_start', '<', before).execute();
    },
  };
}
