import { CONTENT_FALLBACKS, CONTENT_PATHS, type TextPage, type TextPageSlug } from '@kiln/contracts/content-api';
import { useContent } from './use-content';

export const textPageKey = (slug: TextPageSlug) => CONTENT_PATHS.textPage(slug);

/** Help or a legal page, as its editors keep it. */
export const useTextPage = (slug: TextPageSlug) => useContent<TextPage>(textPageKey(slug), CONTENT_FALLBACKS.textPage);
