/** Prints every route of the built CMS as JSON. It loads the CMS without listening; the environment says which data. */
const { createStrapi } = require('@strapi/strapi');
const { join } = require('node:path');

async function main() {
  const appDir = join(__dirname, '../..');
  const strapi = await createStrapi({ appDir, distDir: join(appDir, 'dist') }).load();
  strapi.server.mount();
  const routes = strapi.server
    .listRoutes()
    .flatMap(({ methods, path }) => methods.filter((method) => method !== 'HEAD').map((method) => ({ method, path })));
  process.stdout.write(`\nROUTES ${JSON.stringify(routes)}\n`);
  await strapi.destroy();
}

void main();
