import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { freshSettings, ROOT } from '../../lib/environment.mjs';
import { fingerprint } from '../../lib/fingerprint.mjs';
import { freePorts } from '../../lib/ports.mjs';
import { servicesOf } from '../../lib/services.mjs';
import { Supervisor } from '../../lib/supervisor.mjs';
import { startServer } from '../start-server.mjs';
import { fillCatalogue, openDatabase } from './content.mjs';
import { writeStockStrapi } from './stock-strapi.mjs';

/** Folder of a CMS with so many products on SQLite, made once and kept until the content types or its maker change. */
export async function filledFolder(count) {
  const folder = path.join(ROOT, `.cache/bench/catalogue-${count}`);
  const stamp = path.join(folder, 'stamp');
  const now = fingerprint(['cms/src/api', 'scripts/bench/catalogue/content.mjs']);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === now) return folder;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  await fill({ folder }, count);
  writeFileSync(stamp, now);
  return folder;
}

/** A new database of the PostgreSQL server with so many products. @returns its address, and `drop` */
export async function filledPostgres(server, count) {
  const name = `bench_${createHash('sha256').update(`${process.pid} ${count}`).digest('hex').slice(0, 12)}`;
  const admin = openDatabase({ url: server });
  await admin.raw(`create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  const folder = path.join(ROOT, `.cache/bench/catalogue-postgres-${count}`);
  const drop = async () => {
    await admin.raw(`drop database ${name} with (force)`);
    await admin.destroy();
    rmSync(folder, { recursive: true, force: true });
  };
  await fill({ folder, url: url.href }, count);
  return { folder, url: url.href, drop };
}

/** Lets an empty CMS make its tables, and fills them behind its back; its next start takes that over. */
async function fill({ folder, url }, count) {
  await (await startCms(folder, { url })).stop();
  const database = openDatabase({ url, file: path.join(folder, 'cms/cms.db') });
  await fillCatalogue(database, count);
  await database.destroy();
}

/** The built CMS alone, as `npm start` runs it, without the demo's content. */
export async function startCms(folder, { url = '' } = {}) {
  const [port] = await freePorts(1);
  const settings = freshSettings({ CMS_PORT: String(port), DATA_DIR: folder, CMS_DATABASE_URL: url });
  const service = servicesOf(settings).find(({ name }) => name === 'cms');
  return start({ ...service, env: { ...service.env, SEED: 'false' } }, folder, settings.CMS_URL);
}

/** Stock Strapi on a copy of the SQLite database in a folder of `filledFolder`. */
export async function startStock(folder) {
  const [port] = await freePorts(1);
  const cwd = writeStockStrapi();
  const file = path.join(cwd, 'stock.db');
  copyFileSync(path.join(folder, 'cms/cms.db'), file);
  const settings = freshSettings({ CMS_PORT: String(port), STOCK_DATABASE: file });
  const service = servicesOf(settings).find(({ name }) => name === 'cms');
  return start({ ...service, name: 'stock', cwd }, cwd, settings.CMS_URL);
}

/** A Hono that answers everything with these bytes. */
export async function startHono(folder, body) {
  const file = path.join(folder, 'answer.json');
  writeFileSync(file, body);
  return startServer('bare-hono.mjs', file);
}

async function start(service, folder, url) {
  const supervisor = new Supervisor({ logDir: path.join(folder, 'logs') });
  const { pid } = supervisor.start(service);
  if (!(await supervisor.healthy([service]))) {
    await supervisor.stop();
    throw new Error(`${service.name} did not start. Log: ${supervisor.logDir}`);
  }
  return { url, pid, stop: () => supervisor.stop() };
}
