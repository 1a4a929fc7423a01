import type { Core } from '@strapi/strapi';

/** To see how payment providers, their webhooks and our own sweeps fare. Super Admins hold it by themselves. */
export const SEE_HEALTH = 'api::dashboard.health';

/** Makes the action known, before Strapi sweeps permissions of unknown actions out of the roles. */
export async function registerDashboardActions(strapi: Core.Strapi): Promise<void> {
  await strapi.service('admin::permission')?.actionProvider.registerMany([
    {
      section: 'settings',
      category: 'shop',
      subCategory: 'numbers',
      uid: 'dashboard.health',
      displayName: 'See the health of payment providers',
    },
  ]);
}
