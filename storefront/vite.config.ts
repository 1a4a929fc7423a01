import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [tailwindcss(), react()],
  // Linked workspace packages are TypeScript source, so the server bundle takes them in.
  ssr: { noExternal: ['@kiln/contracts'] },
  build: isSsrBuild
    ? { outDir: 'dist/server', copyPublicDir: false, rollupOptions: { input: 'server/main.ts' } }
    : { outDir: 'dist/client', manifest: true, assetsInlineLimit: 0, rollupOptions: { input: 'src/entry-client.tsx' } },
  server: { middlewareMode: true },
  appType: 'custom',
  test: {
    environment: 'jsdom',
    environmentOptions: { jsdom: { url: 'http://localhost:3000/' } },
    setupFiles: ['src/testing/setup.ts'],
    restoreMocks: true,
  },
}));
