import { Hono } from 'hono';
import { expect, test } from 'vitest';
import type { AppEnv } from './app-env';
import { createBrowserCookie } from './browser-cookie';

function appOf(publicUrl: string, secret = 'link-secret-0123456') {
  const cookie = createBrowserCookie(secret, new URL(publicUrl));
  return new Hono<AppEnv>()
    .get('/ensure', (context) => context.text(cookie.ensure(context)))
    .get('/read', (context) => context.text(cookie.read(context) ?? 'nobody'));
}

async function visit(app: ReturnType<typeof appOf>, path: string, cookie = '') {
  const response = await app.request(path, { headers: { cookie } });
  return { key: await response.text(), setCookie: response.headers.get('set-cookie') };
}

test('a browser keeps its key, and gets one cookie only', async () => {
  const app = appOf('https://kiln.example');
  const first = await visit(app, '/ensure');
  expect(first.setCookie).toMatch(/; Path=\/api\/payments; HttpOnly; Secure; SameSite=Lax$/);
  const cookie = first.setCookie?.split(';')[0] ?? '';
  expect(await visit(app, '/ensure', cookie)).toEqual({ key: first.key, setCookie: null });
  expect((await visit(app, '/read', cookie)).key).toBe(first.key);
  expect(cookie).not.toContain(first.key);
});

test('without https the cookie is not Secure, or the browser would drop it', async () => {
  expect((await visit(appOf('http://localhost:3000'), '/ensure')).setCookie).not.toMatch(/Secure/);
});

test('a cookie that we did not sign is nobody’s', async () => {
  const app = appOf('https://kiln.example');
  const cookie = (await visit(app, '/ensure')).setCookie?.split(';')[0] ?? '';
  const other = (await visit(appOf('https://kiln.example', 'another-secret-01234'), '/ensure')).setCookie ?? '';
  for (const forged of [
    cookie.replace(/brw_./, 'brw_x'),
    `${cookie}x`,
    other.split(';')[0],
    'kiln_browser=brw_1',
    '',
  ]) {
    expect((await visit(app, '/read', forged)).key).toBe('nobody');
  }
});
