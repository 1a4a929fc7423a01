import type { Context } from 'hono';
import type { AppEnv } from './app-env';

/**
 * Who asks. In front of us stands one proxy of ours, which appends the address it saw: the last one counts,
 * what a client wrote before it does not.
 */
export function clientAddress(context: Context<AppEnv>): string {
  const forwarded = context.req.header('x-forwarded-for')?.split(',').at(-1)?.trim();
  return forwarded || context.env?.incoming?.socket.remoteAddress || 'unknown';
}
