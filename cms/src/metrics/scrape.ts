import { statfs } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { Core } from '@strapi/strapi';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { OUTBOX } from '../mail/outbox';
import { studioSettings } from '../settings';

const registry = new Registry();

const requests = new Histogram({
  name: 'kiln_cms_request_seconds',
  help: 'Time that requests took, by the pattern of their route',
  labelNames: ['method', 'route', 'status'],
  buckets: [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 60],
  registers: [registry],
});

const gauge = <Label extends string>(name: string, help: string, ...labelNames: Label[]) =>
  new Gauge({ name, help, labelNames, registers: [registry] });

const mails = gauge('kiln_cms_outbox_mails', 'Mails of the site that wait to be sent');
const oldest = gauge('kiln_cms_outbox_oldest_seconds', 'Since when the oldest of them waits');
const refused = gauge('kiln_cms_mails_refused', 'Mails of the site that the receiver’s server refused for good');
const inquiries = gauge('kiln_cms_inquiries', 'Inquiries by state', 'state');
const free = gauge('kiln_cms_disk_free_bytes', 'Free room where a folder lies', 'folder');

/** One answered request; `route` is the pattern, never an address. */
export function observeRequest(request: { method: string; route: string; status: number }, seconds: number): void {
  requests.observe({ method: request.method, route: request.route, status: String(request.status) }, seconds);
}

/**
 * Answers `GET /metrics` on a port of its own, which no public origin leads to. What the database tells is the same in
 * every copy; requests and the process's own figures are each copy's own.
 */
export function listenForScrapes(strapi: Core.Strapi): void {
  const { metricsPort } = studioSettings(strapi);
  if (metricsPort === null) return;
  collectDefaultMetrics({ register: registry });
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    read(strapi).then(
      (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
      (error) => {
        strapi.log.error(error);
        response.writeHead(503).end();
      },
    );
  });
  server.on('error', (error) => strapi.log.error(error));
  server.listen(metricsPort, strapi.config.get<string>('server.host'));
  strapi.server.httpServer.on('close', () => server.close());
}

async function read(strapi: Core.Strapi): Promise<string> {
  const outbox = strapi.db.query(OUTBOX);
  const waiting = { where: { state: 'pending' } };
  const [depth, first, refusals, byState] = await Promise.all([
    outbox.count(waiting),
    outbox.findOne({ ...waiting, orderBy: { id: 'asc' } }),
    outbox.count({ where: { state: 'refused' } }),
    strapi.db.connection('inquiries').groupBy('state').select('state', strapi.db.connection.raw('count(*) as count')),
  ]);
  mails.set(depth);
  oldest.set(first ? (Date.now() - new Date(first.createdAt).getTime()) / 1000 : 0);
  refused.set(refusals);
  inquiries.reset();
  for (const { state, count } of byState) inquiries.set({ state: String(state) }, Number(count));
  const folders = { media: strapi.dirs.static.public, files: studioSettings(strapi).privateDir };
  for (const [folder, path] of Object.entries(folders)) {
    const { bavail, bsize } = await statfs(path);
    free.set({ folder }, bavail * bsize);
  }
  return registry.metrics();
}
