/** The public content beside products. Editors keep it, an open page asks whether it changed. */
export const SITE_CONTENT = [
  'api::site-setting.site-setting',
  'api::home-service.home-service',
  'api::plan.plan',
  'api::team-member.team-member',
  'api::portfolio-service.portfolio-service',
  'api::portfolio-sub-service.portfolio-sub-service',
  'api::portfolio-item.portfolio-item',
  'api::website-example.website-example',
  'api::text-page.text-page',
] as const;

export type SiteContentUid = (typeof SITE_CONTENT)[number];
