import type { StrapiApp } from '@strapi/strapi/admin';
import { registerDeliverablesField } from './deliverables/register';
import { leadToGuard } from './guard/lead-to-guard';
import { hideEmptyContentManager, leadToInbox } from './inbox/lead-to-inbox';
import { registerInbox } from './inbox/register';
import { registerLineListField } from './line-list/register';
import { registerOrders } from './orders/register';
import { showProductNumber } from './product-number/register';

export default {
  config: {
    locales: [],
    tutorials: false,
    notifications: { releases: false },
  },
  register(app: StrapiApp) {
    registerLineListField(app);
    registerDeliverablesField(app);
    registerInbox(app);
    hideEmptyContentManager(app);
    registerOrders(app);
    leadToGuard(app);
  },
  bootstrap(app: StrapiApp) {
    showProductNumber(app);
    leadToInbox(app);
  },
};
