import { defineConfig } from 'vitest/config';

export default defineConfig({ test: { name: 'contracts:unit', include: ['src/**/*.test.ts'] } });
