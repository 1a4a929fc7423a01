import type { Core } from '@strapi/strapi';

/** Any number that nobody else locks in this database. */
const LOCK = 5_417_733;

/**
 * On PostgreSQL several processes may start side by side: one at a time makes the tables, the roles and the first content.
 * The lock belongs to a connection, so that a process that dies gives it back.
 * @returns what gives it back
 */
export async function waitForOtherStarts(strapi: Core.Strapi): Promise<() => Promise<void>> {
  const knex = strapi.db.connection;
  if (strapi.db.dialect.client !== 'postgres') return async () => undefined;
  const connection: unknown = await knex.client.acquireConnection();
  await knex.raw('select pg_advisory_lock(?)', [LOCK]).connection(connection);
  return async () => {
    await knex.raw('select pg_advisory_unlock(?)', [LOCK]).connection(connection);
    await knex.client.releaseConnection(connection);
  };
}
