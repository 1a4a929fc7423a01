import type { Core } from '@strapi/strapi';

/** To see orders, and to act on mails, access and money. */
export const HANDLE_ORDERS = 'api::orders.handle';
/** To erase a person's data from orders. */
export const ERASE_PERSON = 'api::orders.erase';

/** What the role for support holds here. A Super Admin holds every action by itself. */
export const ORDER_ACTIONS = [HANDLE_ORDERS, ERASE_PERSON];

/** Makes the actions known, before Strapi sweeps permissions of unknown actions out of the roles. */
export async function registerOrderActions(strapi: Core.Strapi): Promise<void> {
  const group = { section: 'settings', category: 'shop', subCategory: 'orders' };
  await strapi.service('admin::permission')?.actionProvider.registerMany([
    { ...group, uid: 'orders.handle', displayName: 'See orders, refund, resend, change access' },
    { ...group, uid: 'orders.erase', displayName: "Erase a person's data" },
  ]);
}
