import type { Core } from '@strapi/strapi';

/** To see how often products are looked at, wanted and sold. */
export const READ_NUMBERS = 'api::analytics.read';
/** To see besides what was earned. */
export const SEE_MONEY = 'api::analytics.money';

/** What Editors hold here; Super Admins hold every action by themselves. */
export const EDITOR_ANALYTICS = [READ_NUMBERS];

/** Makes the actions known, before Strapi sweeps permissions of unknown actions out of the roles. */
export async function registerAnalyticsActions(strapi: Core.Strapi): Promise<void> {
  const group = { section: 'settings', category: 'shop', subCategory: 'numbers' };
  await strapi.service('admin::permission')?.actionProvider.registerMany([
    { ...group, uid: 'analytics.read', displayName: 'See views, adds and purchases of products' },
    { ...group, uid: 'analytics.money', displayName: 'See revenue' },
  ]);
}
