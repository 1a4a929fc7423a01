import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: ['contracts', 'payments-service', 'storefront'],
    maxWorkers: 2,
  },
});
