import type { Core } from '@strapi/strapi';

/** What people send us is not for those who edit pages. */
const WITHHELD = ['api::inquiry.inquiry', 'api::booking.booking'];
const EDITING_ROLES = ['strapi-editor', 'strapi-author'];

/** Takes from Editors and Authors what Strapi gives them on a first start: every content type there is. */
export async function withholdSubmissions(strapi: Core.Strapi): Promise<void> {
  const held: { id: number }[] = await strapi.db.query('admin::permission').findMany({
    where: { subject: { $in: WITHHELD }, role: { code: { $in: EDITING_ROLES } } },
    select: ['id'],
  });
  await strapi.service('admin::permission')?.deleteByIds(held.map(({ id }) => id));
}
