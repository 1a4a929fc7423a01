import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { leanRouter, PRODUCTION_ROUTER } from './vite/lean-router';
import { pageFonts } from './vite/page-fonts';
import { REACT_DOM_CLIENT, reactDomModule } from './vite/react-dom-module';

/** What every page needs, in one file: fewer requests, and it compresses better than a dozen small ones. */
const CORE =
  /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|swr|dequal|use-sync-external-store|react-redux|redux|redux-persist|redux-thunk|@reduxjs|immer)\/|storefront\/src\/(entry-client|app\/(document-meta|frame|navigation-effects|page-head|providers|route-|router|start-(inquiries|up)|store)|components\/layout\/(?!text-page|page-header|mobile-menu)|components\/media|components\/ui\/(button|icon|class-names|control-classes|notice|price|skeleton|empty-state|unavailable)|hooks\/use-(hydrated|latest-callback|near-viewport|reduced-motion)|config|features\/(cart|wishlist)\/(use-(cart|wishlist)|[a-z-]*slice|cart-item)|lib\/(content|count|use-content|json-storage|site|stored-))|contracts\/src\/(money|pricing|catalog-api|content-api)|vite\/|rolldown\//;

/** What the contact form and the checkout have in common. */
const FORMS =
  /storefront\/src\/(components\/ui\/(text-field|honeypot|needs-script)|lib\/(request|uuid)|hooks\/use-submission-id)/;

/** The browser's build; what it weighs is measured by e2e (script-budget.test.ts). */
const client = {
  outDir: 'dist/client',
  manifest: true,
  assetsInlineLimit: 0,
  target: 'es2023',
  modulePreload: false,
  rollupOptions: {
    input: ['src/entry-client.tsx', 'src/early.ts'],
    treeshake: { propertyReadSideEffects: false as const },
    output: {
      codeSplitting: {
        groups: [
          { name: 'core', test: CORE },
          { name: 'forms', test: FORMS },
        ],
      },
    },
  },
};

/** Three's decoder of a compression that no model of ours uses. */
const withoutMeshopt = {
  find: 'three/examples/jsm/libs/meshopt_decoder.module.js',
  replacement: `${import.meta.dirname}/src/features/product/no-meshopt-decoder.ts`,
};

const router = { find: /^react-router-dom$/, replacement: PRODUCTION_ROUTER };

const inTheBrowser = [
  // React has had it since 18; SWR still carries one for older ones.
  { find: /^use-sync-external-store\/shim.*$/, replacement: 'react' },
  { find: /^react-dom\/client$/, replacement: REACT_DOM_CLIENT },
];

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [pageFonts(), tailwindcss(), react(), leanRouter(), reactDomModule()],
  resolve: {
    alias: [
      withoutMeshopt,
      ...(command === 'build' ? [router] : []),
      ...(command === 'build' && !isSsrBuild ? inTheBrowser : []),
    ],
  },
  // Linked workspace packages are TypeScript source, so the server bundle takes them in.
  ssr: { noExternal: ['@kiln/contracts'] },
  build: isSsrBuild
    ? { outDir: 'dist/server', copyPublicDir: false, rollupOptions: { input: 'server/main.ts' } }
    : client,
  server: { middlewareMode: true },
  appType: 'custom',
  test: {
    name: 'storefront:unit',
    environment: 'jsdom',
    environmentOptions: { jsdom: { url: 'http://localhost:3000/' } },
    setupFiles: ['src/testing/setup.ts'],
    restoreMocks: true,
    // A busy machine renders slowly.
    testTimeout: 20_000,
  },
}));
