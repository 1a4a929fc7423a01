import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: ['scripts', 'contracts', 'payments-service', 'storefront'],
    maxWorkers: 2,
  },
});
