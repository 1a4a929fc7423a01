import { MEDIA_READ, toMedia, type MediaRow } from '../media/media-shape';
import type { ContentShape } from './list-published';
import type { WebsiteExample } from './wire';

interface ExampleRow {
  slug: string;
  title: string;
  description: string;
  fullDescription: string;
  image: MediaRow | null;
  afterImage: MediaRow | null;
  fullImage: MediaRow | null;
  tags: string[] | null;
  features: string[] | null;
  technologies: string[] | null;
}

export const WEBSITE_EXAMPLES: ContentShape<ExampleRow, WebsiteExample> = {
  uid: 'api::website-example.website-example',
  populate: { image: MEDIA_READ, afterImage: MEDIA_READ, fullImage: MEDIA_READ },
  toItem: (row) => {
    const { image, afterImage, fullImage } = row;
    if (!image || !afterImage || !fullImage) return null;
    return {
      slug: row.slug,
      title: row.title,
      description: row.description,
      fullDescription: row.fullDescription,
      image: toMedia(image),
      afterImage: toMedia(afterImage),
      fullImage: toMedia(fullImage),
      tags: row.tags ?? [],
      features: row.features ?? [],
      technologies: row.technologies ?? [],
    };
  },
};
