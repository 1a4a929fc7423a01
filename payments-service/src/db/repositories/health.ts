import type { Insertable, Kysely } from 'kysely';
import type { HealthStore } from '../../admin/health-ports';
import type { HealthTable } from '../health-schema';
import type { Schema } from '../schema';

export function createHealthRepository(db: Kysely<Schema>): HealthStore {
  const note = async (subject: string, changes: Partial<Insertable<HealthTable>>) => {
    await db
      .insertInto('health')
      .values({ subject, last_run_at: null, last_error: null, last_error_at: null, ...changes })
      .onConflict((conflict) => conflict.column('subject').doUpdateSet(changes))
      .execute();
  };

  return {
    noteRun: (subject, at) => note(subject, { last_run_at: at }),
    noteError: (subject, { at, message }) => note(subject, { last_error: message, last_error_at: at }),

    async notes() {
      const rows = await db.selectFrom('health').selectAll().orderBy('subject').execute();
      return rows.map(({ subject, last_run_at: lastRunAt, last_error: message, last_error_at: at }) => ({
        subject,
        lastRunAt,
        lastError: message === null || at === null ? null : { message, at },
      }));
    },

    async webhooks() {
      const newest = await db
        .selectFrom('webhook_inbox')
        .groupBy('provider')
        .select(({ fn }) => ['provider', fn.max('received_at').as('lastAt')])
        .execute();
      const unworked = await db
        .selectFrom('webhook_inbox')
        .where('handled_at', 'is', null)
        .groupBy('provider')
        .select(({ fn }) => ['provider', fn.countAll<number>().as('count'), fn.min('received_at').as('oldest')])
        .execute();
      return Promise.all(
        newest.map(async ({ provider, lastAt }) => {
          const last = await db
            .selectFrom('webhook_inbox')
            .select(['received_at', 'handled_at'])
            .where('provider', '=', provider)
            .where('received_at', '=', lastAt)
            .executeTakeFirst();
          const waiting = unworked.find((row) => row.provider === provider);
          const handledAt = last?.handled_at ?? null;
          return {
            provider,
            lastAt,
            lagMs: handledAt === null ? null : Math.max(0, Date.parse(handledAt) - Date.parse(lastAt)),
            unworked: waiting?.count ?? 0,
            oldestUnworkedAt: waiting?.oldest ?? null,
          };
        }),
      );
    },
  };
}
