/** Works the schedule of a CMS's data once, as another of its processes would, at the time that is given. */
import { createRequire } from 'node:module';
import { join } from 'node:path';

// As the built application loads it: a second copy by `import` would have its own error classes.
const load = createRequire(import.meta.url);
const { createStrapi } = load('@strapi/strapi');
const appDir = join(import.meta.dirname, '../..');
const { workSchedule } = load(join(appDir, 'dist/src/schedule/work-schedule.js'));

const strapi = await createStrapi({ appDir, distDir: join(appDir, 'dist') }).load();
await Promise.all(process.argv.slice(2).map((now) => workSchedule(strapi, Date.parse(now))));
await strapi.destroy();
