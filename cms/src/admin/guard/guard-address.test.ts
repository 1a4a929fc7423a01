import { expect, it } from 'vitest';
import { guardAddress } from './guard-address';

const at = (pathname: string, search = '') => ({ pathname, search });

it('is plain after signing out, wherever that was', () => {
  expect(guardAddress(at('/admin/content-manager', '?page=2'), { expired: false })).toBe('/admin');
});

it('names the place to come back to when the session has ended', () => {
  const address = new URL(guardAddress(at('/admin/content-manager', '?page=2&sort=a'), { expired: true }), 'http://x');
  expect(address.pathname).toBe('/admin');
  expect(Object.fromEntries(address.searchParams)).toEqual({
    expired: 'true',
    redirectTo: '/content-manager?page=2&sort=a',
  });
});

it.each(['/admin/', '/admin/auth/login'])('names no place at %s', (pathname) => {
  expect(guardAddress(at(pathname), { expired: true })).toBe('/admin?expired=true');
});
