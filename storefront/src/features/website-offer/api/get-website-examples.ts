import { CONTENT_FALLBACKS, CONTENT_PATHS, type WebsiteExample } from '@kiln/contracts/content-api';
import { useContent } from '../../../lib/use-content';

export const WEBSITE_EXAMPLES_KEY = CONTENT_PATHS.websiteExamples;

/** The before/after examples, in the editors' order. */
export function useWebsiteExamples() {
  return useContent<WebsiteExample[]>(WEBSITE_EXAMPLES_KEY, CONTENT_FALLBACKS.websiteExamples);
}
