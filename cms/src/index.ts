import type { Core } from '@strapi/strapi';
import { registerAnalyticsRoutes } from './analytics/panel-routes';
import { registerAnalyticsActions } from './analytics/permissions';
import { arrangePanelForms } from './bootstrap/panel-forms';
import { waitForOtherStarts } from './bootstrap/one-start-at-a-time';
import { removeStalePartials } from './deliverables/store-file';
import { prepareIndex, warmIndex } from './catalogue/index/prepare-index';
import { applyPublicPermissions } from './bootstrap/public-permissions';
import { backfillProductNumbers } from './catalogue/product-numbers';
import { createFirstAdmin } from './bootstrap/first-admin';
import { applyPanelRoles, withholdVainRights } from './bootstrap/panel-roles';
import { mailNewPasswords } from './auth/new-password';
import { registerCustomFields } from './bootstrap/custom-fields';
import { registerDeliverableRoutes } from './deliverables/panel-routes';
import { registerSalesRoute } from './catalogue/panel-sales';
import { registerPreviewRoutes } from './preview/panel-routes';
import { registerDashboardRoutes } from './dashboard/panel-routes';
import { registerDashboardActions } from './dashboard/permissions';
import { registerImportAction } from './product-imports/permissions';
import { registerImportRoutes } from './product-imports/panel-routes';
import { registerOrderActions } from './orders/permissions';
import { registerOrderRoutes } from './orders/panel-routes';
import { registerDocumentRules } from './bootstrap/document-rules';
import { registerInboxAction } from './desk/permissions';
import { registerInquiryRoutes } from './inquiries/panel-routes';
import { registerBookingRoutes } from './bookings/panel-routes';
import { startClocks } from './inquiries/start-clocks';
import { registerScheduleRules } from './schedule/schedule-rules';
import { registerBookingRules } from './bookings/booking-rules';
import { registerContentRules } from './content/content-rules';
import { registerSubmissionRules } from './forms/submission-rules';
import { scheduleWork } from './bootstrap/scheduled-work';
import { seedWhenEmpty } from './bootstrap/seed';
import { separateKindsOfContent } from './bootstrap/kinds-of-content';
import { makeRenditionsWebp, turnPicturesUpright } from './media/renditions';
import { listenForScrapes } from './metrics/scrape';
import { checkSettings, studioSettings } from './settings';

let letOthersStart: (() => Promise<void>) | undefined;

export default {
  async register({ strapi }: { strapi: Core.Strapi }) {
    checkSettings(process.env, studioSettings(strapi).privateDir, strapi.dirs.static.public);
    letOthersStart = await waitForOtherStarts(strapi);
    registerCustomFields(strapi);
    makeRenditionsWebp(strapi);
    registerDocumentRules(strapi);
    registerContentRules(strapi);
    registerScheduleRules(strapi);
    registerDeliverableRoutes(strapi);
    registerSubmissionRules(strapi);
    registerBookingRules(strapi);
    separateKindsOfContent(strapi);
    withholdVainRights(strapi);
    mailNewPasswords(strapi);
    await registerOrderActions(strapi);
    registerOrderRoutes(strapi);
    await registerInboxAction(strapi);
    registerInquiryRoutes(strapi);
    registerBookingRoutes(strapi);
    registerPreviewRoutes(strapi);
    registerSalesRoute(strapi);
    await registerAnalyticsActions(strapi);
    registerAnalyticsRoutes(strapi);
    await registerDashboardActions(strapi);
    registerDashboardRoutes(strapi);
    await registerImportAction(strapi);
    registerImportRoutes(strapi);
  },

  async bootstrap({ strapi }: { strapi: Core.Strapi }) {
    await applyPublicPermissions(strapi);
    await createFirstAdmin(strapi);
    await applyPanelRoles(strapi);
    await arrangePanelForms(strapi);
    await removeStalePartials(studioSettings(strapi).privateDir);
    await backfillProductNumbers(strapi);
    await prepareIndex(strapi);
    await turnPicturesUpright(strapi);
    await startClocks(strapi);
    await seedWhenEmpty(strapi);
    await warmIndex(strapi);
    scheduleWork(strapi);
    listenForScrapes(strapi);
    await letOthersStart?.();
  },
};
