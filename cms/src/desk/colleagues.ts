import type { Core } from '@strapi/strapi';
import { nameOf } from '../auth/actor';
import { SUPER_ADMIN } from '../auth/roles';
import { HANDLE_INBOX } from './permissions';

/** Somebody of the panel, as others see them. */
export interface Colleague {
  id: number;
  name: string;
}

interface UserRow {
  id: number;
  firstname: string | null;
  lastname: string | null;
}

/** Who may own an inquiry: the active accounts that handle the inbox, by name. */
export async function listColleagues(strapi: Core.Strapi): Promise<Colleague[]> {
  const users: UserRow[] = await strapi.db.query('admin::user').findMany({
    where: {
      isActive: true,
      roles: { $or: [{ code: SUPER_ADMIN }, { permissions: { action: HANDLE_INBOX } }] },
    },
  });
  const byId = new Map(users.map((user) => [user.id, { id: user.id, name: nameOf(user) || `Account ${user.id}` }]));
  return [...byId.values()].toSorted((one, other) => one.name.localeCompare(other.name));
}

/** The account that owns an inquiry, also one that handles it no more. */
export async function findColleague(strapi: Core.Strapi, id: number | null): Promise<Colleague | null> {
  return id === null ? null : ((await namesOf(strapi, [id])).get(id) ?? null);
}

/** Accounts by id; those that are gone are called so. */
export async function namesOf(strapi: Core.Strapi, ids: number[]): Promise<Map<number, Colleague>> {
  const users: UserRow[] = await strapi.db.query('admin::user').findMany({ where: { id: { $in: ids } } });
  const found = new Map(users.map((user) => [user.id, nameOf(user) || `Account ${user.id}`]));
  return new Map(ids.map((id) => [id, { id, name: found.get(id) ?? 'Somebody who left' }]));
}
