import { expect, it } from 'vitest';
import { isNobodysCall, isSettingsCall } from './closed-calls';

it.each([
  ['POST', '/email'],
  ['POST', '/email/'],
  ['POST', '/Email'],
  ['PUT', '/i18n/settings'],
  ['HEAD', '/i18n/settings'],
  ['PUT', '/content-manager/components/text.section/configuration'],
])('%s %s is a call of the settings', (method, path) => {
  expect(isSettingsCall(method, path)).toBe(true);
});

it.each([
  ['GET', '/content-manager/components/text.section/configuration'],
  ['GET', '/i18n/locales'],
  ['POST', '/email/settings'],
  ['POST', '/admin/permissions/check'],
])('%s %s is none', (method, path) => {
  expect(isSettingsCall(method, path)).toBe(false);
});

it('closes what nobody may call, however it is written', () => {
  expect(isNobodysCall('POST', '/admin/register-admin')).toBe(true);
  expect(isNobodysCall('POST', '/ADMIN/register-admin/')).toBe(true);
  expect(isNobodysCall('POST', '/upload/actions/upload-from-urls')).toBe(true);
  expect(isNobodysCall('POST', '/admin/register')).toBe(false);
});
