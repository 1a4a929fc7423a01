import type { Kysely } from 'kysely';
import { newId } from '../../lib/ids';
import type { ReconciliationStore } from '../../reconciliation/ports';
import type { ReconciliationReport } from '../../reconciliation/report';
import type { Schema } from '../schema';
import { toPayment } from './payments';

export function createReconciliationRepository(db: Kysely<Schema>): ReconciliationStore {
  return {
    async claimNight(night, { now, until }) {
      const row = await db
        .insertInto('reconciliation_runs')
        .values({ id: newId('run'), night, started_at: now, leased_until: until, finished_at: null, report: null })
        .onConflict((conflict) =>
          conflict
            .column('night')
            .doUpdateSet({ started_at: now, leased_until: until })
            .where('reconciliation_runs.finished_at', 'is', null)
            .where('reconciliation_runs.leased_until', '<', now),
        )
        .returning('id')
        .executeTakeFirst();
      return row && { runId: row.id };
    },

    async finish(report) {
      // A provider that could not be asked leaves the night open: it is taken up again after the lease.
      const done = report.unreachable.length === 0;
      const values = { finished_at: done ? report.finishedAt : null, report: JSON.stringify(report) };
      await db
        .insertInto('reconciliation_runs')
        .values({
          id: report.runId,
          night: null,
          started_at: report.startedAt,
          leased_until: report.finishedAt,
          ...values,
        })
        .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
        .execute();
    },

    async latest() {
      const row = await db
        .selectFrom('reconciliation_runs')
        .select('report')
        .where('report', 'is not', null)
        .orderBy('started_at', 'desc')
        .limit(1)
        .executeTakeFirst();
      return row?.report ? (JSON.parse(row.report) as ReconciliationReport) : undefined;
    },

    async paymentsSince(since, cursor, limit) {
      const rows = await db
        .selectFrom('payments')
        .selectAll()
        .where('created_at', '>=', since)
        .$if(cursor !== undefined, (query) =>
          query.where((where) =>
            where.or([
              where('created_at', '>', cursor?.createdAt ?? ''),
              where.and([where('created_at', '=', cursor?.createdAt ?? ''), where('id', '>', cursor?.id ?? '')]),
            ]),
          ),
        )
        .orderBy('created_at')
        .orderBy('id')
        .limit(limit)
        .execute();
      return rows.map(toPayment);
    },
  };
}
