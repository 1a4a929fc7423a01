import { MEDIA_READ, toOptionalMedia, type MediaRow } from '../media/media-shape';
import type { ContentShape } from './list-published';
import type { HomeService } from './wire';

interface HomeServiceRow {
  title: string;
  description: string;
  includes: string[] | null;
  price: string;
  image: MediaRow | null;
}

export const HOME_SERVICES: ContentShape<HomeServiceRow, HomeService> = {
  uid: 'api::home-service.home-service',
  populate: { image: MEDIA_READ },
  toItem: (row) => ({
    title: row.title,
    description: row.description,
    includes: row.includes ?? [],
    price: row.price,
    image: toOptionalMedia(row.image),
  }),
};
