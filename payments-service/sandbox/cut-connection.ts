import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Context } from 'hono';

/** The work is done, the answer is lost: what a client sees of a broken network. */
export function cutConnection(c: Context<{ Bindings: Partial<HttpBindings> }>): Response {
  const socket = c.env.incoming?.socket;
  if (socket === undefined) throw new Error('a connection can only be cut on a listening server');
  socket.destroy();
  return RESPONSE_ALREADY_SENT;
}
