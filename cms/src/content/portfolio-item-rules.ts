import type { Core } from '@strapi/strapi';
import { fault, refuseFaults } from './faults';

interface Draft {
  type: 'image' | 'video';
  video: object | null;
  service: { id: number } | null;
  subService: { service: { id: number } | null } | null;
}

/**
 * What a piece of work needs before it may be published, beyond its required fields.
 * @throws ValidationError that names the fields
 */
export async function checkItem(strapi: Core.Strapi, documentId: string): Promise<void> {
  const draft: Draft | null = await strapi.db.query('api::portfolio-item.portfolio-item').findOne({
    where: { documentId, publishedAt: null },
    populate: { video: true, service: true, subService: { populate: { service: true } } },
  });
  if (!draft) return;

  const { type, video, service, subService } = draft;
  const faults = [
    ...(service ? [] : [fault('service', 'Choose a service before publishing.')]),
    ...(subService ? [] : [fault('subService', 'Choose a sub-service before publishing.')]),
    ...(service && subService && subService.service?.id !== service.id
      ? [fault('subService', 'Choose a sub-service of the service above.')]
      : []),
    ...(type === 'video' && !video ? [fault('video', 'Add the video, or change the type to image.')] : []),
  ];
  refuseFaults(faults);
}
