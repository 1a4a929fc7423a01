/** Prints every route of the built CMS as JSON. It loads the CMS without listening; the environment says which data. */
import { createRequire } from 'node:module';
import { join } from 'node:path';

// As the built application loads it: a second copy by `import` would have its own error classes.
const load = createRequire(import.meta.url);
const { createStrapi } = load('@strapi/strapi');

const appDir = join(import.meta.dirname, '../..');
const strapi = await createStrapi({ appDir, distDir: join(appDir, 'dist') }).load();
strapi.server.mount();
const routes = strapi.server
  .listRoutes()
  .flatMap(({ methods, path }) => methods.filter((method) => method !== 'HEAD').map((method) => ({ method, path })));
process.stdout.write(`\nROUTES ${JSON.stringify(routes)}\n`);
await strapi.destroy();
