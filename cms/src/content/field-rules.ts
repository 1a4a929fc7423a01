import { fault, type Fault } from './faults';
import { siteSettingsFaults } from './site-settings-rules';

const SITE_PATH = /^\/[a-z0-9/_-]*$/;

/** Rules of single fields, which hold for drafts too: words of ours instead of 'does not match the regex'. */
export function fieldFaults(uid: string, data: Record<string, unknown>): Fault[] {
  switch (uid) {
    case 'api::site-setting.site-setting':
      return siteSettingsFaults(data);
    case 'api::plan.plan':
      return planFaults(data.learnMoreLink);
    default:
      return [];
  }
}

function planFaults(link: unknown): Fault[] {
  if (typeof link !== 'string' || link === '' || SITE_PATH.test(link)) return [];
  return [fault('learnMoreLink', 'Write the path of a page of this site, as in /website-offer, or nothing.')];
}
