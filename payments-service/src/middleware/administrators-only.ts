import type { HonoRequest } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { AdministratorCheck } from '../access/administrators';
import { AppError } from '../lib/app-error';
import { equalInConstantTime } from '../lib/constant-time';
import type { AppEnv } from './app-env';

export interface AdministratorDeps {
  serviceSecret: string;
  administrators: AdministratorCheck;
}

/**
 * For the service secret or a panel user whose role may see orders; notes who it is for the timeline. The CMS, which has
 * checked its user, names them in X-Actor-Id and X-Actor-Name (percent-encoded): believed with the secret only.
 */
export function administratorsOnly({ serviceSecret, administrators }: AdministratorDeps) {
  return createMiddleware<AppEnv>(async (context, next) => {
    const token = /^Bearer (.+)$/.exec(context.req.header('authorization') ?? '')?.[1];
    const actor = token === undefined ? undefined : await actorOf(token, context.req);
    if (actor === undefined)
      throw new AppError('unauthorized', 'Sign in as an administrator to see orders and payments.');
    context.set('actor', actor);
    await next();
  });

  async function actorOf(token: string, request: HonoRequest): Promise<string | undefined> {
    if (equalInConstantTime(token, serviceSecret)) return namedBy(request) ?? 'service';
    const administrator = await administrators.identify(token);
    return administrator ? `${administrator.name} (cms:${administrator.id})` : undefined;
  }
}

function namedBy(request: HonoRequest): string | undefined {
  const id = /^\w{1,40}$/.exec(request.header('x-actor-id') ?? '')?.[0];
  if (id === undefined) return undefined;
  return `${decoded(request.header('x-actor-name') ?? '') || 'Panel user'} (cms:${id})`;
}

function decoded(header: string): string {
  try {
    return decodeURIComponent(header).trim().slice(0, 100);
  } catch {
    return '';
  }
}
