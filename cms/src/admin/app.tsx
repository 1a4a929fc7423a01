import type { StrapiApp } from '@strapi/strapi/admin';
import mark from './brand/mark.svg';
import { registerDashboard } from './dashboard/register';
import { registerDeliverablesField } from './deliverables/register';
import { leadToGuard } from './guard/lead-to-guard';
import { DeskPanel, hideEmptyContentManager } from './inbox/lead-to-inbox';
import { registerInbox } from './inbox/register';
import { registerLineListField } from './line-list/register';
import { ProductFiguresPanel } from './numbers/product-figures-panel';
import { registerNumbers } from './numbers/register';
import { registerOrders } from './orders/register';
import { showSales } from './product-sales/register';
import { PreviewPanel } from './preview/preview-panel';
import { ProductNumberPanel } from './product-number/product-number-panel';
import { quietNews } from './quiet/quiet-news';
import { SchedulePanel } from './schedule/schedule-panel';
import { addSidePanels } from './side-panels';
import { registerProductImports } from './product-imports/register';

export default {
  config: {
    locales: [],
    auth: { logo: mark },
    menu: { logo: mark },
    tutorials: false,
    notifications: { releases: false },
  },
  register(app: StrapiApp) {
    registerLineListField(app);
    registerDeliverablesField(app);
    registerInbox(app);
    hideEmptyContentManager(app);
    registerOrders(app);
    registerNumbers(app);
    registerDashboard(app);
    registerProductImports(app);
    leadToGuard(app);
    quietNews(app);
  },
  bootstrap(app: StrapiApp) {
    addSidePanels(app, [PreviewPanel, SchedulePanel, ProductNumberPanel, ProductFiguresPanel, DeskPanel]);
    showSales(app);
  },
};
