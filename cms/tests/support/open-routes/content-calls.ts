/** The panel's calls for content, by what they do. The type stands behind each. */

export const SITE_SETTING = 'api::site-setting.site-setting';

const COLLECTION = '/content-manager/collection-types/:model';
const SINGLE = '/content-manager/single-types/:model';

export const READ = [
  `GET ${COLLECTION}`,
  `GET ${COLLECTION}/:id`,
  `GET ${COLLECTION}/:id/actions/countDraftRelations`,
  `GET ${COLLECTION}/actions/countManyEntriesDraftRelations`,
  `POST ${COLLECTION}/actions/bulkFindForValidation`,
  `GET ${SINGLE}/actions/countDraftRelations`,
  'GET /i18n/content-manager/get-fill-from-locale/:model',
];
export const UPDATE = [
  `PUT ${COLLECTION}/:id`,
  `POST ${COLLECTION}/:id/actions/discard`,
  `POST ${SINGLE}/actions/discard`,
];
export const DELETE = [`DELETE ${COLLECTION}/:id`, `DELETE ${SINGLE}`, `POST ${COLLECTION}/actions/bulkDelete`];
export const UNPUBLISH = [
  `POST ${COLLECTION}/:id/actions/publish`,
  `POST ${COLLECTION}/:id/actions/unpublish`,
  `POST ${COLLECTION}/actions/bulkPublish`,
  `POST ${COLLECTION}/actions/bulkUnpublish`,
  `POST ${SINGLE}/actions/unpublish`,
];
/** With what makes the entry on the way, and a single type's page, which does so too. */
export const CREATE = [
  `POST ${COLLECTION}`,
  `POST ${COLLECTION}/clone/:sourceId`,
  `POST ${COLLECTION}/auto-clone/:sourceId`,
  `POST ${COLLECTION}/actions/publish`,
  `GET ${SINGLE}`,
  `PUT ${SINGLE}`,
  `POST ${SINGLE}/actions/publish`,
];

export const EVERY = [...READ, ...UPDATE, ...DELETE, ...UNPUBLISH, ...CREATE].filter((route) =>
  /-types\/:model/.test(route),
);

/** The calls for each of some content types. */
export function on(types: string[], routes: string[]): string[] {
  return types.flatMap((type) => routes.filter((route) => isOfKind(route, type)).map((route) => `${route} ${type}`));
}

/** Whether a call is for a list, where there are several of the type, or for what there is once. */
export function isOfKind(route: string, type: string): boolean {
  return !route.includes(type === SITE_SETTING ? COLLECTION : SINGLE);
}
