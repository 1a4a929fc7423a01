import { defineConfig } from 'vitest/config';

export default defineConfig({ test: { name: 'scripts:unit', include: ['{lib,bench}/**/*.test.mjs'] } });
