import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import { publicUrl, studioSettings } from '../settings';
import { isPreviewed, previewPath, type PreviewedUid } from './preview-pages';
import { signPreview } from './preview-token';

const LASTS_MS = 60 * 60_000;
const READ = 'plugin::content-manager.explorer.read';

/** The panel's call for the link to an entry's draft; whoever may read the entry may show it. */
export function registerPreviewRoutes(strapi: Core.Strapi): void {
  const link = async (ctx: Context) => {
    const { model, documentId } = ctx.params;
    if (!isPreviewed(model) || !ctx.state.userAbility.can(READ, model)) throw new errors.ForbiddenError();
    ctx.set('Cache-Control', 'no-store');
    ctx.body = { data: { url: await previewLink(strapi, model, String(documentId)) } };
  };
  strapi.server.routes({
    type: 'admin',
    prefix: '/admin',
    routes: [
      {
        method: 'GET',
        path: '/previews/:model/:documentId',
        handler: link,
        config: { policies: ['admin::isAuthenticatedAdmin'] },
        info: { pluginName: 'admin', type: 'admin' },
      },
    ],
  });
}

async function previewLink(strapi: Core.Strapi, uid: PreviewedUid, documentId: string): Promise<string> {
  const exists = await strapi.db.query(uid).count({ where: { documentId } });
  const path = exists ? await previewPath(strapi, uid, documentId) : null;
  if (path === null) throw new errors.NotFoundError('There is nothing to show yet. Save it first.');

  const url = new URL(path, publicUrl(strapi));
  if (strapi.contentType(uid).options?.draftAndPublish) {
    const { serviceSecret } = studioSettings(strapi);
    url.searchParams.set('preview', signPreview(serviceSecret, { uid, documentId, expires: Date.now() + LASTS_MS }));
  }
  return url.href;
}
