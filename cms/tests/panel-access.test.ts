import { describe, expect, inject, it } from 'vitest';
import { call } from './support/http';
import { ADMIN } from './support/run-cms';

const { url, tokens } = inject('cms');

const open = (path: string, headers: Record<string, string> = {}) =>
  call(`${url}${path}`, { headers: { Accept: 'text/html,application/xhtml+xml', ...headers } });

describe('the door of the panel', () => {
  it.each([
    ['/admin/', '/admin'],
    ['/admin/auth/login', '/admin'],
    ['/admin/auth/register-admin', '/admin'],
    ['/admin/auth/forgot-password', '/admin'],
    ['/admin/auth/login?redirectTo=%2Fme', '/admin?redirectTo=%2Fme'],
    ['/admin/auth/reset-password?code=a%2Fb', '/admin#reset-password=a%2Fb'],
    ['/admin/auth/register?registrationToken=abc', '/admin#invitation=abc'],
    ['/admin/me?tab=1', '/admin?redirectTo=%2Fme%3Ftab%3D1'],
    ['/admin//evil.example', '/admin?redirectTo=%2F%2Fevil.example'],
  ])('leads %s without a session to %s', async (path, guard) => {
    const { status, headers } = await open(path);
    expect(status).toBe(302);
    expect(headers.get('Location')).toBe(guard);
    expect(headers.get('Cache-Control')).toBe('no-store');
  });

  it('lets a signed-in person through, but not to a second login', async () => {
    const session = { Cookie: 'jwtToken=any' };
    expect((await open('/admin/content-manager', session)).status).toBe(200);
    expect((await open('/admin/auth/login', session)).headers.get('Location')).toBe('/admin');
  });

  it('leaves the calls of the panel alone', async () => {
    expect((await call(`${url}/admin/users/me`)).status).toBe(401);
    expect((await call(`${url}/admin/init`)).status).toBe(200);
  });
});

describe('a session of the panel', () => {
  it('of an Author is refused, also on new routes of ours, and can be ended', async () => {
    for (const path of ['/admin/users/me', '/content-manager/init', '/admin/deliverables', '/api/products']) {
      expect((await call(`${url}${path}`, { token: tokens.author })).status, path).toBe(403);
    }
    const { body } = await call<{ error: { message: string } }>(`${url}/admin/users/me`, { token: tokens.author });
    expect(body.error.message).toBe("You don't have administrator privileges to access this area.");
  });

  it('is refused from the moment the role is taken away', async () => {
    const json = { firstname: 'Wren', email: 'wren@example.com', roles: [await roleId('support')] };
    const invited = await call<{ data: { id: number; registrationToken: string } }>(`${url}/admin/users`, {
      method: 'POST',
      token: tokens.admin,
      json,
    });
    const { id, registrationToken } = invited.body.data;
    const userInfo = { firstname: 'Wren', password: ADMIN.password };
    const registered = await call<{ data: { token: string } }>(`${url}/admin/register`, {
      method: 'POST',
      json: { registrationToken, userInfo },
    });
    const { token } = registered.body.data;
    expect((await call(`${url}/admin/users/me`, { token })).status).toBe(200);

    const roles = [await roleId('strapi-author')];
    await call(`${url}/admin/users/${id}`, { method: 'PUT', token: tokens.admin, json: { roles } });
    expect((await call(`${url}/admin/users/me`, { token })).status).toBe(403);
    expect((await call(`${url}/admin/logout`, { method: 'POST', token, json: {} })).status).toBe(200);
    expect((await call(`${url}/admin/users/me`, { token })).status).toBe(401);
  });
});

async function roleId(code: string): Promise<number | undefined> {
  const roles = await call<{ data: { id: number; code: string }[] }>(`${url}/admin/roles`, { token: tokens.admin });
  return roles.body.data.find((role) => role.code === code)?.id;
}
