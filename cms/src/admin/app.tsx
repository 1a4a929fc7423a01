import type { StrapiApp } from '@strapi/strapi/admin';

export default {
  config: { locales: [] },
  bootstrap(_app: StrapiApp) {},
};
