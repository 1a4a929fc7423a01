import { CONTENT_FALLBACKS, CONTENT_PATHS, type SiteSettings } from '@kiln/contracts/content-api';
import { useContent } from './use-content';

/** Every page needs it: the server fetches it beside the route's own keys. */
export const SITE_KEY = CONTENT_PATHS.siteSettings;

/** The studio's settings as its editors keep them. The server hands them to every page. */
export function useSite(): SiteSettings {
  const { data } = useContent<SiteSettings>(SITE_KEY, CONTENT_FALLBACKS.siteSettings);
  if (!data) throw new Error('The page came without the site settings');
  return data;
}

/** Where to write about new work, and about orders (S 2: two addresses). */
export const newWorkEmail = (site: SiteSettings) => site.emails[0]?.value ?? '';
export const ordersEmail = (site: SiteSettings) => site.emails[1]?.value ?? newWorkEmail(site);
