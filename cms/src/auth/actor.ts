import type { Context } from 'koa';

/** The panel user who acts, for the record of what was done. */
export interface Actor {
  id: number;
  name: string;
}

/** Who makes a call of the panel, behind `admin::isAuthenticatedAdmin`. */
export function actorOf(ctx: Context): Actor {
  const { id, firstname, lastname } = ctx.state.user;
  return { id, name: nameOf({ firstname, lastname }) };
}

/** 'Ada Byron'; first names stand alone where there is no second. */
export function nameOf(user: { firstname?: string | null; lastname?: string | null }): string {
  return [user.firstname, user.lastname].filter(Boolean).join(' ');
}
