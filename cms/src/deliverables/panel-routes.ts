import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import { actorOf } from '../auth/actor';
import { parseIds } from '../catalogue/parse-query';
import { findProductNumber } from '../catalogue/product-numbers';
import { askPayments } from '../orders/payments-client';
import { addVersion, createDeliverable, viewDeliverables, type Upload } from './deliverables';
import { cleanFileName } from './file-name';
import { saleStore } from './sale-store';

/** Who may change products may see and upload the files for sale. */
const config = {
  policies: [
    'admin::isAuthenticatedAdmin',
    {
      name: 'admin::hasPermissions',
      config: { actions: [{ action: 'plugin::content-manager.explorer.update', subject: 'api::product.product' }] },
    },
  ],
};

const MAX_NOTE = 500;
const ANNOUNCEMENT = '/deliverables/:id/versions/:version/announcement';

/**
 * The panel's calls for files for sale, below /admin. The body of an upload is the file itself, streamed; its name
 * stands percent-encoded in X-File-Name.
 */
export function registerDeliverableRoutes(strapi: Core.Strapi): void {
  const list = async (ctx: Context) => {
    ctx.body = { data: await viewDeliverables(strapi, parseIds(ctx.query.ids)) };
  };
  const create = async (ctx: Context) => {
    await answerWith(ctx, await createDeliverable(strapi, readUpload(ctx)));
  };
  const createVersion = async (ctx: Context) => {
    const id = String(ctx.params.id);
    await addVersion(strapi, id, readUpload(ctx));
    await answerWith(ctx, id);
  };
  const readRoom = async (ctx: Context) => {
    const store = await saleStore(strapi);
    ctx.body = { data: { bytes: await store.room() } };
  };
  const readNumber = async (ctx: Context) => {
    const number = await findProductNumber(strapi, String(ctx.params.documentId));
    if (number === null) throw new errors.NotFoundError('Not a product.');
    ctx.body = { data: { number } };
  };
  /** Asked of payments-service, which knows who bought the file; it takes the CMS's word for who asks. */
  const announcement = (method: 'GET' | 'POST') => async (ctx: Context) => {
    const id = String(ctx.params.id);
    const version = Number(ctx.params.version);
    if (!/^[a-z0-9]{1,60}$/.test(id) || !Number.isInteger(version)) throw new errors.NotFoundError('No such file.');
    const path = `/file-versions/${id}/${version}/announcement`;
    const answer = await askPayments(strapi, actorOf(ctx), { method, path });
    ctx.set('Cache-Control', 'no-store');
    ctx.status = answer.status;
    ctx.body = answer.body;
  };
  const answerWith = async (ctx: Context, id: string) => {
    const [data] = await viewDeliverables(strapi, [id]);
    ctx.status = 201;
    ctx.body = { data };
  };

  const info = { pluginName: 'admin', type: 'admin' };
  strapi.server.routes({
    type: 'admin',
    prefix: '/admin',
    routes: [
      { method: 'GET', path: '/deliverables', handler: list, config, info },
      { method: 'GET', path: '/deliverables/room', handler: readRoom, config, info },
      { method: 'POST', path: '/deliverables', handler: create, config, info },
      { method: 'GET', path: '/product-numbers/:documentId', handler: readNumber, config, info },
      { method: 'POST', path: '/deliverables/:id/versions', handler: createVersion, config, info },
      { method: 'GET', path: ANNOUNCEMENT, handler: announcement('GET'), config, info },
      { method: 'POST', path: ANNOUNCEMENT, handler: announcement('POST'), config, info },
    ],
  });
}

function readUpload(ctx: Context): Upload {
  if (!ctx.is('application/octet-stream')) {
    throw new errors.ValidationError('Send the file itself as application/octet-stream.');
  }
  const fileName = cleanFileName(decoded(ctx.get('X-File-Name')));
  if (fileName === null) throw new errors.ValidationError('The file has no name: send it in X-File-Name.');

  const note = decoded(ctx.get('X-Version-Note')).trim().slice(0, MAX_NOTE);
  return { fileName, content: ctx.req, size: Number(ctx.get('Content-Length')), ...(note !== '' && { note }) };
}

function decoded(header: string): string {
  try {
    return decodeURIComponent(header);
  } catch {
    throw new errors.ValidationError('Headers with names must be percent-encoded.');
  }
}
