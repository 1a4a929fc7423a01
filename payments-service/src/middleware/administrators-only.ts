import { createMiddleware } from 'hono/factory';
import type { AdministratorCheck } from '../access/administrators';
import { AppError } from '../lib/app-error';
import { equalInConstantTime } from '../lib/constant-time';
import type { AppEnv } from './app-env';

export interface AdministratorDeps {
  serviceSecret: string;
  administrators: AdministratorCheck;
}

/** For the service secret or a panel user whose role may see orders; notes who it is for the timeline. */
export function administratorsOnly({ serviceSecret, administrators }: AdministratorDeps) {
  return createMiddleware<AppEnv>(async (context, next) => {
    const token = /^Bearer (.+)$/.exec(context.req.header('authorization') ?? '')?.[1];
    const actor = token === undefined ? undefined : await actorOf(token);
    if (actor === undefined)
      throw new AppError('unauthorized', 'Sign in as an administrator to see orders and payments.');
    context.set('actor', actor);
    await next();
  });

  async function actorOf(token: string): Promise<string | undefined> {
    if (equalInConstantTime(token, serviceSecret)) return 'service';
    const administrator = await administrators.identify(token);
    return administrator ? `${administrator.name} (cms:${administrator.id})` : undefined;
  }
}
