import { defineConfig } from 'vite';

/** Both programs are built with `vite build --ssr`: workspace packages are bundled, npm packages stay external. */
export default defineConfig({
  build: { target: 'node20', emptyOutDir: true, sourcemap: true, minify: false },
  ssr: { noExternal: [/^@kiln\//] },
});
