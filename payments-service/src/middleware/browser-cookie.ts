import { createHash, createHmac } from 'node:crypto';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { equalInConstantTime } from '../lib/constant-time';
import { newId } from '../lib/ids';
import type { AppEnv } from './app-env';

const COOKIE = 'kiln_browser';
/** The most that browsers keep. */
const MAX_AGE_S = 400 * 86_400;

/** Tells by an httpOnly signed cookie which orders this browser made. */
export interface BrowserCookie {
  /** The key that this browser's orders are stored under; undefined without a genuine cookie. */
  read(context: Context<AppEnv>): string | undefined;
  /** As `read`, giving the browser a cookie if it has none. */
  ensure(context: Context<AppEnv>): string;
}

export function createBrowserCookie(linkSecret: string, publicUrl: URL): BrowserCookie {
  const sign = (id: string) => createHmac('sha256', linkSecret).update(`browser\n${id}`).digest('base64url');
  // The database holds a hash: who reads it cannot make the cookie.
  const keyOf = (id: string) => createHash('sha256').update(id).digest('hex');

  const read = (context: Context<AppEnv>) => {
    const [id, signature] = getCookie(context, COOKIE)?.split('.') ?? [];
    if (id === undefined || signature === undefined) return undefined;
    return equalInConstantTime(signature, sign(id)) ? keyOf(id) : undefined;
  };
  return {
    read,
    ensure(context) {
      const known = read(context);
      if (known !== undefined) return known;
      const id = newId('brw');
      setCookie(context, COOKIE, `${id}.${sign(id)}`, {
        httpOnly: true,
        sameSite: 'Lax',
        secure: publicUrl.protocol === 'https:',
        path: '/api/payments',
        maxAge: MAX_AGE_S,
      });
      return keyOf(id);
    },
  };
}
