import type { Core } from '@strapi/strapi';
import { checkLines } from '../catalogue/publish-rules';
import { fieldFaults } from './field-rules';
import { refuseFaults } from './faults';
import { isSlugHolder, keepFormerSlugs } from './former-slugs';
import { checkItem } from './portfolio-item-rules';
import { checkRequiredMedia } from './required-media';
import { checkSlug } from './slug-rules';

type DocumentMiddleware = Parameters<Core.Strapi['documents']['use']>[0];
type DocumentUid = Parameters<DocumentMiddleware>[0]['uid'];

/** What holds for every write of the content, whoever makes it: the panel, the seed, an import by the API. */
export function registerContentRules(strapi: Core.Strapi): void {
  const rules: DocumentMiddleware = async (context, next) => {
    const { uid, action } = context;
    const params = context.params as { documentId?: string; data?: Record<string, unknown> };
    for (const field of lineLists(strapi, uid)) checkLines(field, params.data?.[field]);
    // A duplicate is named by its source here, and has no history of its own.
    const changed = action === 'update' ? params.documentId : undefined;
    if (params.data) {
      refuseFaults(fieldFaults(uid, params.data));
      await checkSlug(strapi, uid, changed, params.data.slug);
    }

    if (action === 'publish' && params.documentId !== undefined) {
      await checkRequiredMedia(strapi, uid, params.documentId);
      if (uid === 'api::portfolio-item.portfolio-item') await checkItem(strapi, params.documentId);
    }
    if (!isSlugHolder(uid) || !params.data) return next();
    return keepFormerSlugs(strapi, uid, changed, params.data, next);
  };
  strapi.documents.use(rules);
}

function lineLists(strapi: Core.Strapi, uid: DocumentUid): string[] {
  return Object.entries(strapi.contentType(uid).attributes)
    .filter(([, attribute]) => 'customField' in attribute && attribute.customField === 'global::line-list')
    .map(([name]) => name);
}
