import { createMiddleware } from 'hono/factory';
import { AppError } from '../lib/app-error';
import { equalInConstantTime } from '../lib/constant-time';
import type { AppEnv } from './app-env';

/** For the service secret alone: what no role of the panel may ask for directly. */
export function servicesOnly({ serviceSecret }: { serviceSecret: string }) {
  return createMiddleware<AppEnv>(async (context, next) => {
    const token = /^Bearer (.+)$/.exec(context.req.header('authorization') ?? '')?.[1] ?? '';
    if (!equalInConstantTime(token, serviceSecret)) {
      throw new AppError('unauthorized', 'This call is for the services of the shop.');
    }
    await next();
  });
}
