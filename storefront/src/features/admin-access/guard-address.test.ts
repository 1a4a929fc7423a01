import { expect, it } from 'vitest';
import { readGuardAddress } from './guard-address';

const ORIGIN = 'https://kiln.example';
const read = (path: string) => readGuardAddress(new URL(path, ORIGIN));
const target = (redirectTo: string) => read(`/admin?redirectTo=${encodeURIComponent(redirectTo)}`).target;

it.each([
  [
    '/content-manager/collection-types/api::inquiry.inquiry/abc?page=2',
    '/admin/content-manager/collection-types/api::inquiry.inquiry/abc?page=2',
  ],
  ['/me', '/admin/me'],
  ['/', '/admin/'],
])('goes on to %s in the panel', (redirectTo, place) => {
  expect(target(redirectTo)).toBe(place);
});

it.each([
  'https://evil.example/',
  '//evil.example/',
  '/\\evil.example/',
  '/../shop',
  '/%2e%2e/shop',
  '/..//evil.example',
  '.evil.example/',
  '@evil.example/',
  'javascript:alert(1)',
  '\n//evil.example',
  '/auth/login',
  '/x/../auth/login?redirectTo=/x',
  '',
])('goes to the start of the panel for %j', (redirectTo) => {
  expect(target(redirectTo)).toBe('/admin/');
});

it('knows an ended session', () => {
  expect(read('/admin').expired).toBe(false);
  expect(read('/admin?expired=true').expired).toBe(true);
});

it('reads the secrets of mails and invitations behind the hash only', () => {
  expect(read('/admin#reset-password=a%2Fb').password).toEqual({ kind: 'reset', token: 'a/b' });
  expect(read('/admin#invitation=abc').password).toEqual({ kind: 'invitation', token: 'abc' });
  expect(read('/admin?reset-password=abc').password).toBeNull();
  expect(read('/admin#reset-password=').password).toBeNull();
});
