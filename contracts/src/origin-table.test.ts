import { expect, it } from 'vitest';
import { serviceFor } from './origin-table';

it.each([
  ['/', 'storefront'],
  ['/shop', 'storefront'],
  ['/admin', 'storefront'],
  ['/administrators', 'storefront'],
  ['/admin/', 'cms'],
  ['/admin/auth/login', 'cms'],
  ['/api', 'cms'],
  ['/api/products', 'cms'],
  ['/api/payments', 'payments'],
  ['/api/payments/verify', 'payments'],
  ['/api/paymentsx', 'cms'],
  ['/sandbox/stripe/stripe.js', 'sandbox'],
  ['/uploads/cover.webp', 'cms'],
  ['/upload', 'cms'],
  ['/content-manager/collection-types', 'cms'],
])('%s goes to %s', (path, service) => {
  expect(serviceFor(path)).toBe(service);
});
