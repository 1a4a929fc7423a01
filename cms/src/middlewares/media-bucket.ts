import type { Core } from '@strapi/strapi';
import { studioSettings } from '../settings';

const ADDRESS = /^\/uploads\/([\w.-]+)$/;

/**
 * Media of a bucket under the addresses that they have on disk: pages and their policy do not change with the place, and
 * the bucket need not be public. Without a bucket Strapi serves its folder.
 */
const mediaBucket: Core.MiddlewareFactory = (_config, { strapi }) => {
  const { objectStore } = studioSettings(strapi);
  if (objectStore.mediaBucket === '') return (_ctx, next) => next();
  const answers = import('../storage/media-bucket').then(({ mediaAnswers }) => mediaAnswers(objectStore));

  return async (ctx, next) => {
    const [, key] = ADDRESS.exec(ctx.path) ?? [];
    if (key === undefined || !['GET', 'HEAD'].includes(ctx.method)) return next();
    const answer = await answers;
    return answer(ctx, key);
  };
};

export default mediaBucket;
