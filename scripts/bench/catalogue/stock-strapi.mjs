import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../lib/environment.mjs';

const TYPES = ['product', 'category', 'sub-category', 'tag'];

/**
 * Writes a Strapi as its generator makes it: the same version and content types, its own controllers, routes and
 * middlewares, no panel.
 * @returns its folder
 */
export function writeStockStrapi() {
  const folder = path.join(ROOT, '.cache/bench/stock-strapi');
  rmSync(folder, { recursive: true, force: true });
  const write = (file, text) => {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  };
  const { dependencies } = JSON.parse(readFileSync(path.join(ROOT, 'cms/package.json'), 'utf8'));
  write(
    'package.json',
    JSON.stringify({ name: 'stock-strapi', version: '0.1.0', dependencies, strapi: { telemetryDisabled: true } }),
  );
  symlinkSync(path.join(ROOT, 'cms/node_modules'), path.join(folder, 'node_modules'));
  for (const [file, text] of Object.entries(FILES)) write(file, text);
  for (const type of TYPES) {
    write(`src/api/${type}/content-types/${type}/schema.json`, JSON.stringify(stockSchema(type)));
    for (const [kind, maker] of [
      ['controllers', 'Controller'],
      ['services', 'Service'],
      ['routes', 'Router'],
    ]) {
      const text = `module.exports = require('@strapi/strapi').factories.createCore${maker}('api::${type}.${type}');\n`;
      write(`src/api/${type}/${kind}/${type}.js`, text);
    }
  }
  mkdirSync(path.join(folder, 'public/uploads'), { recursive: true });
  return folder;
}

/** Our custom fields are JSON. */
function stockSchema(type) {
  const file = path.join(ROOT, `cms/src/api/${type}/content-types/${type}/schema.json`);
  const schema = JSON.parse(readFileSync(file, 'utf8'));
  for (const [name, { type: kind }] of Object.entries(schema.attributes)) {
    if (kind === 'customField') schema.attributes[name] = { type: 'json' };
  }
  return schema;
}

const FILES = {
  'config/server.js': `module.exports = ({ env }) => ({ host: '127.0.0.1', port: env.int('CMS_PORT'), app: { keys: ['one', 'two'] } });\n`,
  'config/admin.js': `module.exports = ({ env }) => ({ serveAdminPanel: false, auth: { secret: env('ADMIN_JWT_SECRET') }, apiToken: { salt: env('API_TOKEN_SALT') }, transfer: { token: { salt: env('TRANSFER_TOKEN_SALT') } }, secrets: { encryptionKey: env('ENCRYPTION_KEY') } });\n`,
  'config/plugins.js': `module.exports = ({ env }) => ({ 'users-permissions': { config: { jwtSecret: env('JWT_SECRET') } } });\n`,
  'config/api.js': `module.exports = { rest: { defaultLimit: 25, maxLimit: 100, withCount: true } };\n`,
  'config/middlewares.js': `module.exports = ['strapi::logger', 'strapi::errors', 'strapi::security', 'strapi::cors', 'strapi::poweredBy', 'strapi::query', 'strapi::body', 'strapi::session', 'strapi::favicon', 'strapi::public'];\n`,
  'config/database.js': `module.exports = ({ env }) => ({ connection: { client: 'sqlite', connection: { filename: env('STOCK_DATABASE') }, useNullAsDefault: true } });\n`,
  'src/index.js': `
module.exports = {
  async bootstrap({ strapi }) {
    const role = await strapi.db.query('plugin::users-permissions.role').findOne({ where: { type: 'public' } });
    const data = { action: 'api::product.product.find', role: role.id };
    await strapi.db.query('plugin::users-permissions.permission').create({ data });
  },
};
`,
};
