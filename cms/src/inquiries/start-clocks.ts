import type { Core } from '@strapi/strapi';
import { OPEN_STATES } from './inquiry';

const TABLE = 'inquiries';

/** Gives inquiries of an older version what the inbox needs: since when they wait, and a revision. */
export async function startClocks(strapi: Core.Strapi): Promise<void> {
  const knex = strapi.db.connection;
  await knex(TABLE)
    .whereNull('waiting_since')
    .whereIn('state', [...OPEN_STATES])
    .update({ waiting_since: knex.ref('received_at') });
  await knex(TABLE).whereNull('revision').update({ revision: 0 });
}
