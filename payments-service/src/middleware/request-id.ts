import { createMiddleware } from 'hono/factory';
import { newId } from '../lib/ids';
import type { AppEnv } from './app-env';

const HEADER = 'x-request-id';

/** Takes over the caller's request id, or makes one, and answers it: one id through all services. */
export const requestId = createMiddleware<AppEnv>(async (context, next) => {
  const given = context.req.header(HEADER);
  const id = given !== undefined && /^[\w.:-]{8,128}$/.test(given) ? given : newId('req');
  context.set('requestId', id);
  context.header(HEADER, id);
  await next();
});
